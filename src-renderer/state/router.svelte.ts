import { characterId, fightId, type CharacterId, type FightId } from '../../shared/vocabulary/ids.ts';

export type Route =
  | { readonly at: 'dashboard' }
  | { readonly at: 'fight'; readonly fight: FightId }
  | { readonly at: 'new-fight' }
  | { readonly at: 'roster' }
  | { readonly at: 'new-character' }
  | { readonly at: 'character'; readonly character: CharacterId }
  | { readonly at: 'timers' }
  | { readonly at: 'settings' };

/** Asked before this window goes elsewhere; false keeps it where it is. */
type Guard = (to: Route) => boolean;

let current = $state<Route>(parse(location.hash));
let guard: Guard | null = null;
window.addEventListener('hashchange', () => {
  const to = parse(location.hash);
  if (href(to) === href(current)) return;
  if (guard?.(to) === false) history.replaceState(null, '', href(current));
  else current = to;
});

/** Where this window is; the address keeps it over a reload. */
export const router = {
  get route() {
    return current;
  },
  go: (route: Route) => {
    if (guard?.(route) === false) return;
    location.hash = href(route);
    current = route;
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
    case 'new-fight':
    case 'roster':
    case 'new-character':
    case 'timers':
    case 'settings':
      return `#/${route.at}`;
  }
}

function parse(hash: string): Route {
  const [place = '', id] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  switch (place) {
    case 'fight':
      return id ? { at: 'fight', fight: fightId(id) } : { at: 'dashboard' };
    case 'roster':
      return id ? { at: 'character', character: characterId(id) } : { at: 'roster' };
    case 'new-fight':
    case 'new-character':
    case 'timers':
    case 'settings':
      return { at: place };
    default:
      return { at: 'dashboard' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
