import { describe, expect, test } from 'vitest';
import { asLines, failureWords, PortTaken } from '../../../src-main/shell/failure-words.ts';
import {
  CampDamaged,
  CampInUse,
  CampTooNew,
  CampTooOld,
  CampUnreachable,
  NotACamp,
} from '../../../src-main/store/errors.ts';

const file = '/data/camp.dbf';

describe('why the console could not open', () => {
  test.each([
    ['another console holds the camp', new CampInUse(file), 'open in another console'],
    ['the camp is of a newer console', new CampTooNew(file, 9, 1), 'newer version'],
    ['the camp is of an older console', new CampTooOld(file), 'format of an older console'],
    ['the camp is damaged', new CampDamaged(file), 'is damaged'],
    ['the file is something else', new NotACamp(file), 'is not a camp'],
    ['the folder is read-only', new CampUnreachable(file, 'folder-not-writable'), "can't be written to"],
    ['the disk is full', new CampUnreachable(file, 'disk-full'), 'is full'],
    ['the port is taken', new PortTaken(4317), 'Port 4317 is used'],
    ['nobody foresaw it', new Error('out of leaves'), 'out of leaves'],
  ])('%s: one plain sentence in each language', (_, error, english) => {
    const words = failureWords(error, file);
    expect(words.en).toContain(english);
    expect(asLines(words).split('\n')).toEqual([words.sk, words.hu, words.en]);
  });
});
