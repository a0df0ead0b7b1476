import { describe, expect, test } from 'vitest';
import { href, router, type Route } from '../../../src-renderer/state/router.svelte.ts';

const routes: readonly (readonly [Route, string])[] = [
  [{ at: 'settings' }, '#/settings'],
  [{ at: 'settings', part: 'recipes' }, '#/settings/recipes'],
  [{ at: 'settings', part: 'house-rules', about: 'DBF-A-08' }, '#/settings/house-rules/DBF-A-08'],
];

describe('the addresses of the settings', () => {
  test.each(routes)('%o is %s, there and back', async (route, address) => {
    expect(href(route)).toBe(address);
    router.go({ at: 'dashboard' });
    location.hash = address;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await expect.poll(() => router.route).toEqual(route);
  });

  test('a part that is not there leads to the settings', async () => {
    router.go({ at: 'dashboard' });
    location.hash = '#/settings/fortune';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await expect.poll(() => router.route).toEqual({ at: 'settings' });
  });
});
