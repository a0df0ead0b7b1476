import { createHash } from 'node:crypto';

const words = [
  {
    lang: 'sk',
    title: 'Sem sa vchádza s kľúčom',
    text: 'Otvorte celú adresu, ktorú konzola vypísala pri spustení (končí sa na „/enter?key=…“). Stačí raz v každom prehliadači.',
  },
  {
    lang: 'hu',
    title: 'Ide kulccsal lehet belépni',
    text: 'Nyissa meg a teljes címet, amelyet a konzol az indításkor kiírt (a vége „/enter?key=…”). Böngészőnként egyszer elég.',
  },
  {
    lang: 'en',
    title: 'One enters here with a key',
    text: 'Open the whole address that the console printed when it started (it ends in “/enter?key=…”). Once in each browser is enough.',
  },
] as const;

const style = `
:root { color-scheme: dark light; font: 1.1rem/1.5 system-ui, sans-serif; background: #14110d; color: #ece4d6; }
body { max-width: 38rem; margin: 12vh auto; padding: 0 1.5rem; }
section + section { margin-top: 2rem; padding-top: 2rem; border-top: 1px solid #463c2e; }
h1 { margin: 0; font-size: 1.35rem; color: #f0a83c; }
p { margin: 0.5rem 0 0; }
`;

/** Only the style above, known by its hash. */
export const wayInPolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Shown to a browser without the cookie: how to get in, in the three languages. It loads nothing. */
export const wayInPage = `<!doctype html>
<html lang="sk">
<head><meta charset="utf-8"><title>DBF console</title><meta name="viewport" content="width=device-width">
<style>${style}</style></head>
<body>
${words.map(({ lang, title, text }) => `<section lang="${lang}"><h1>${title}</h1><p>${text}</p></section>`).join('\n')}
</body>
</html>
`;
