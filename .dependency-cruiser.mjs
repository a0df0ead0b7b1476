/** What the renderer may take from shared: words, contract, time sums, cards, and pure previews and views. */
const forTheRenderer = ['^shared/(vocabulary|contract|i18n|timers|cards)/', '-view\\.ts$', '/preview[^/]*\\.ts$'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(svelte|virtual:|vite/)' },
    },
    {
      name: 'the-renderer-takes-only-views-from-shared',
      comment: 'Words, the contract, time sums and pure previews: never a machine or a decision.',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: { path: '^shared/', pathNot: forTheRenderer },
    },
    {
      name: 'the-renderer-knows-no-other-side',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: { path: '^(src-main|tests|tools)/' },
    },
    {
      name: 'the-renderer-runs-without-node',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'main-knows-no-renderer',
      severity: 'error',
      from: { path: '^src-main/' },
      to: { path: '^(src-renderer|tests|tools)/' },
    },
    {
      name: 'shared-is-pure',
      comment: 'Only shared itself, xstate, zod, @orpc/contract and yaml.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { pathNot: '^(shared/|node_modules/(xstate|zod|@orpc/contract|yaml)/)' },
    },
    {
      name: 'dbf-knows-no-kpo',
      severity: 'error',
      from: { path: '^shared/dbf/' },
      to: { path: '^shared/kpo/' },
    },
    {
      name: 'kpo-knows-no-dbf',
      severity: 'error',
      from: { path: '^shared/kpo/' },
      to: { path: '^shared/dbf/' },
    },
    {
      name: 'a-migration-stands-alone',
      comment: 'Code that changes later may not change what an old migration did.',
      severity: 'error',
      from: { path: '^src-main/store/migrations/', pathNot: '/index\\.ts$' },
      to: { path: '^(shared|src-main|src-renderer)/' },
    },
    {
      name: 'only-open-database-names-better-sqlite3',
      severity: 'error',
      from: { pathNot: '^(src-main/store/open-database\\.ts$|tests/bench/|node_modules/)' },
      to: { path: '(^|/)better-sqlite3(/|$)' },
    },
    {
      name: 'only-the-electron-shell-names-electron',
      severity: 'error',
      from: { pathNot: '^(src-main/electron/|tests/(src-main/)?electron/|node_modules/)' },
      to: { path: '^(node_modules/)?electron(/|$)' },
    },
    {
      name: 'the-product-knows-no-tests',
      severity: 'error',
      from: { path: '^(shared|src-main|src-renderer)/' },
      to: { path: '^(tests|tools)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tests/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.svelte.ts', '.svelte', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
