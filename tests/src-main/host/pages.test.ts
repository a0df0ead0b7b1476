import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, enter, hostUnderTest, SECRET } from './host-under-test.ts';

type UnderTest = Awaited<ReturnType<typeof hostUnderTest>>;
let { host, close }: Pick<UnderTest, 'host' | 'close'> = {} as UnderTest;
let cookie = '';

beforeAll(async () => {
  ({ host, close } = await hostUnderTest());
  cookie = await enter(host);
});
afterAll(() => close());

describe('a browser that comes to the host', () => {
  test('without the cookie is told in three languages how to get in', async () => {
    const { status, body, headers } = await ask(host, '/');
    expect([status, headers['cache-control']]).toEqual([401, 'no-store']);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri/);
    for (const language of ['sk', 'hu', 'en']) expect(body).toContain(`<section lang="${language}">`);
  });

  test.each(['/assets/app-1a2b.js', '/nowhere', '/rpc', '/index.html'])(
    'gets nothing of %s without it',
    async (page) => {
      expect((await ask(host, page)).status).toBe(401);
    },
  );

  test('with the key gets a cookie that scripts and other sites cannot use, and is sent to the console', async () => {
    const { status, headers } = await ask(host, `/enter?key=${SECRET}`);
    expect([status, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store']);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        new RegExp(`^dbf-${host.port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict; Max-Age=2592000$`),
      ),
    ]);
    expect(headers['set-cookie']?.[0]).not.toContain(SECRET);
  });

  test.each(['/enter', '/enter?key=', '/enter?key=wrong', `/enter?key=${SECRET}&key=${SECRET}`, '/enter?key[a]=b'])(
    'gets no cookie at %s',
    async (page) => {
      const { status, headers } = await ask(host, page);
      expect([status, headers['set-cookie']]).toEqual([401, undefined]);
    },
  );

  test('with the cookie gets the console', async () => {
    const { status, body, headers } = await ask(host, '/', { cookie: `other=1; ${cookie}` });
    expect([status, body, headers['cache-control']]).toEqual([200, '<title>DBF</title>', 'no-cache']);
  });

  test('keeps what carries a hash in its name', async () => {
    const { status, headers } = await ask(host, '/assets/app-1a2b.js', { cookie });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/javascript; charset=utf-8',
      'private, max-age=31536000, immutable',
    ]);
  });

  test.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fpackage.json', '/assets'])(
    'gets nothing that is not a page of the console: %s',
    async (page) => {
      expect((await ask(host, page, { cookie })).status).toBeGreaterThanOrEqual(400);
    },
  );

  test.each(['POST', 'PUT', 'OPTIONS'])('can only read: %s finds nothing', async (method) => {
    const { status, headers } = await ask(host, '/', { cookie }, method);
    expect([status, headers['access-control-allow-origin']]).toEqual([404, undefined]);
  });
});

describe('every answer of the host', () => {
  test.each([
    ['the console', '/', 200],
    ['a page that is not there', '/nowhere', 404],
  ])('forbids all that is not its own: %s', async (_, page, code) => {
    const { status, headers } = await ask(host, page, { cookie });
    expect(status).toBe(code);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self'",
        "media-src 'self'",
        `connect-src 'self' ws://127.0.0.1:${host.port} ws://localhost:${host.port}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    });
  });
});

describe('a page of somebody else', () => {
  test.each(['/', `/enter?key=${SECRET}`])(
    'that points its own name at this machine gets nothing of %s',
    async (page) => {
      const { status, body, headers } = await ask(host, page, { cookie, host: `evil.example:${host.port}` });
      expect([status, body, headers['set-cookie']]).toEqual([403, 'wrong-host', undefined]);
    },
  );

  test.each(['/', `/enter?key=${SECRET}`])('that asks from its own origin gets nothing of %s', async (page) => {
    const { status, body, headers } = await ask(host, page, { cookie, origin: 'http://evil.example' });
    expect([status, body, headers['set-cookie']]).toEqual([403, 'wrong-origin', undefined]);
  });

  test('on another port of this machine gets nothing either', async () => {
    const origin = `http://127.0.0.1:${host.port + 1}`;
    expect((await ask(host, '/', { cookie, origin })).status).toBe(403);
  });
});
