import type { IncomingHttpHeaders } from 'node:http';
import { cookieName, cookieValue, sameSecret } from './secret.ts';

export interface Asked {
  readonly host: string | undefined;
  readonly origin: string | undefined;
  readonly cookie: string | undefined;
}

export const askedBy = ({ host, origin, cookie }: IncomingHttpHeaders): Asked => ({ host, origin, cookie });

export type Admission = 'welcome' | 'wrong-host' | 'wrong-origin' | 'no-cookie';

/** Who may talk to the host at `port`: a page that it served itself, in a browser that has the cookie. */
export interface Gate {
  /** For every request. */
  readonly admit: (asked: Asked) => Admission;
  /** For the way in: host and origin alone, the cookie is what one comes for. */
  readonly admitToEnter: (asked: Asked) => Admission;
  /** For a WebSocket, which a browser opens from any page that likes: its origin must be named. */
  readonly admitSocket: (asked: Asked) => Admission;
  readonly opens: (key: string) => boolean;
  readonly cookie: string;
}

/** `port` is asked late: it is known only once the host listens. */
export function gateFor(secret: string, port: () => number): Gate {
  const hosts = (): readonly string[] => [`127.0.0.1:${port()}`, `localhost:${port()}`];
  const origin = (asked: Asked): string => `http://${asked.host ?? ''}`;

  const admitToEnter = (asked: Asked): Admission => {
    if (!hosts().includes(asked.host ?? '')) return 'wrong-host';
    return asked.origin === undefined || asked.origin === origin(asked) ? 'welcome' : 'wrong-origin';
  };
  const admit = (asked: Asked): Admission => {
    const admission = admitToEnter(asked);
    if (admission !== 'welcome') return admission;
    return cookieIn(asked.cookie, cookieName(port())).some((value) => sameSecret(value, cookieValue(secret, port())))
      ? 'welcome'
      : 'no-cookie';
  };
  return {
    admit,
    admitToEnter,
    admitSocket: (asked) => (asked.origin === undefined ? 'wrong-origin' : admit(asked)),
    opens: (key) => sameSecret(key, secret),
    get cookie() {
      return `${cookieName(port())}=${cookieValue(secret, port())}; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000`;
    },
  };
}

const cookieIn = (header: string | undefined, name: string): readonly string[] =>
  (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
