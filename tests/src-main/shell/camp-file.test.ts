import { describe, expect, test } from 'vitest';
import { defaultCampFile } from '../../../src-main/shell/camp-file.ts';

describe('where a camp lies when nobody names a file', () => {
  test.each([
    ['linux', '/home/eva', {}, '/home/eva/.local/share/dbf-console/camp.dbf'],
    ['linux', '/home/eva', { XDG_DATA_HOME: '/data' }, '/data/dbf-console/camp.dbf'],
    ['linux', '/home/eva', { XDG_DATA_HOME: 'relative' }, '/home/eva/.local/share/dbf-console/camp.dbf'],
    ['darwin', '/Users/eva', {}, '/Users/eva/Library/Application Support/dbf-console/camp.dbf'],
    ['win32', 'C:\\Users\\eva', { APPDATA: 'D:\\Roaming' }, 'D:\\Roaming\\dbf-console\\camp.dbf'],
    ['win32', 'C:\\Users\\eva', {}, 'C:\\Users\\eva\\AppData\\Roaming\\dbf-console\\camp.dbf'],
  ] as const)('on %s, home %s, %o', (platform, home, env, file) => {
    expect(defaultCampFile({ platform, home, env })).toBe(file);
  });
});
