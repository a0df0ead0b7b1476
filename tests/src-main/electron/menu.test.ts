import { describe, expect, test } from 'vitest';
import { menuLanguage, menuWords } from '../../../src-main/electron/menu-words.ts';
import { menuTemplate } from '../../../src-main/electron/menu.ts';

describe('the menu', () => {
  test.each([
    ['sk', 'sk'],
    ['sk-SK', 'sk'],
    ['cs', 'sk'],
    ['hu_HU', 'hu'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['', 'sk'],
  ])('on a machine that speaks %j is in %s', (locale, language) => {
    expect(menuLanguage(locale)).toBe(language);
  });

  test('has the same words in every language', () => {
    const names = Object.values(menuWords).map((words) => Object.keys(words));
    expect(names[1]).toEqual(names[0]);
    expect(names[2]).toEqual(names[0]);
  });

  test('leaves the keys of undo and redo to the fight', () => {
    const roles = JSON.stringify(menuTemplate('sk', 'linux', () => undefined));
    expect(roles).not.toMatch(/"(undo|redo|reload|toggleDevTools)"/);
  });
});
