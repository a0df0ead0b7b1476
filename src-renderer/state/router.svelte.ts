import { characterId, fightId, type CharacterId, type FightId } from '../../shared/vocabulary/ids.ts';

export type Route =
  | { readonly at: 'dashboard' }
  | { readonly at: 'fight'; readonly fight: FightId }
  | { readonly at: 'new-fight' }
  | { readonly at: 'roster' }
  | { readonly at: 'new-character' }
  | { readonly at: 'character'; readonly character: CharacterId }
  | { readonly at: 'timers' }
  | { readonly at: 'cards' }
  | { readonly at: 'journal' }
  /** A rule is the one that was asked for; null shows them all. */
  | { readonly at: 'rules'; readonly rule: string | null }
  /** `about` is the rule whose house rule was asked for. */
  | { readonly at: 'settings'; readonly part?: SettingsPart; readonly about?: string };

export const settingsParts = ['table', 'house-rules', 'recipes', 'creeps'] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** Asked before this window goes elsewhere; false keeps it where it is. */
type Guard = (to: Route) => boolean;

let current = $state<Route>(parse(location.hash));
let before = $state<Route | null>(null);
let guard: Guard | null = null;
window.addEventListener('hashchange', () => {
  const to = parse(location.hash);
  if (href(to) === href(current)) return;
  if (guard?.(to) === false) history.replaceState(null, '', href(current));
  else move(to);
});

function move(to: Route): void {
  if (to.at !== current.at) before = current;
  current = to;
}

/** Where this window is; the address keeps it over a reload. */
export const router = {
  get route() {
    return current;
  },
  /** The place this window showed before, of another kind than this one; null after a reload. */
  get before() {
    return before;
  },
  go: (route: Route) => {
    if (guard?.(route) === false) return;
    location.hash = href(route);
    move(route);
  },
  /** One guard at a time; the answer ends it. */
  guard: (asked: Guard) => {
    guard = asked;
    return () => {
      guard = null;
    };
  },
};

/** The address of a place, for `<a href>`. */
export function href(route: Route): string {
  switch (route.at) {
    case 'dashboard':
      return '#/';
    case 'fight':
      return `#/fight/${encodeURIComponent(route.fight)}`;
    case 'character':
      return `#/roster/${encodeURIComponent(route.character)}`;
    case 'rules':
      return route.rule === null ? '#/rules' : `#/rules/${encodeURIComponent(route.rule)}`;
    case 'settings':
      return settingsHref(route);
    case 'new-fight':
    case 'roster':
    case 'new-character':
    case 'timers':
    case 'cards':
    case 'journal':
      return `#/${route.at}`;
  }
}

function settingsHref({ part, about }: Extract<Route, { at: 'settings' }>): string {
  if (part === undefined) return '#/settings';
  return about === undefined ? `#/settings/${part}` : `#/settings/${part}/${encodeURIComponent(about)}`;
}

function parse(hash: string): Route {
  const [place = '', id, about] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  switch (place) {
    case 'fight':
      return id ? { at: 'fight', fight: fightId(id) } : { at: 'dashboard' };
    case 'roster':
      return id ? { at: 'character', character: characterId(id) } : { at: 'roster' };
    case 'rules':
      return { at: 'rules', rule: id === undefined || id === '' ? null : id };
    case 'new-fight':
    case 'new-character':
    case 'timers':
    case 'cards':
    case 'journal':
      return { at: place };
    case 'settings':
      return settingsRoute(id, about);
    default:
      return { at: 'dashboard' };
  }
}

function settingsRoute(wanted: string | undefined, about: string | undefined): Route {
  const part = settingsParts.find((one) => one === wanted);
  if (part === undefined) return { at: 'settings' };
  return about === undefined || about === '' ? { at: 'settings', part } : { at: 'settings', part, about };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
