import { createRouterClient, ORPCError } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import type { CardJob } from '../../../shared/cards/card-job.ts';
import type { Personal, PersonalOfMany } from '../../../shared/roster/personal.ts';
import { characterId, commandId, entrySeq, instant, type CharacterId } from '../../../shared/vocabulary/ids.ts';
import { consoleRouter } from '../../../src-main/api/router.ts';
import { accepted, FakeCamp } from '../fake-camp.ts';
import { readableLog } from '../silent-log.ts';

function setUp() {
  const camp = new FakeCamp();
  const { log, lines } = readableLog();
  const client = createRouterClient(consoleRouter(camp, log));
  /** As it comes from a window that keeps to nothing. */
  const send = (input: unknown) => client.command(input as Parameters<typeof client.command>[0]);
  return { camp, lines, client, send };
}

const resume = { commandId: 'c1', command: { type: 'resumeCamp' } };

const sheet = {
  name: 'Boris',
  player: '',
  origin: { is: 'class', class: 'warrior' },
  faction: 'camelot',
  level: 1,
  abilities: [],
  granted: [],
  weapon: 'none',
  armour: 'none',
  shield: false,
  bonus: 0,
  hit: 1,
};

describe('a command that comes from a window', () => {
  test('reaches the camp and its answer comes back', async () => {
    const { camp, send } = setUp();
    expect(await send({ ...resume, org: '  Eva ', happenedAt: 5 })).toEqual(accepted);
    expect(camp.performed).toEqual([
      { commandId: commandId('c1'), command: { type: 'resumeCamp' }, org: 'Eva', happenedAt: instant(5) },
    ]);
  });

  test.each([
    ['an unknown command', { ...resume, command: { type: 'dance' } }, 'command', 'invalid_union'],
    ['no id', { command: { type: 'resumeCamp' } }, 'commandId', 'invalid_type'],
    ['a time before 1970', { ...resume, happenedAt: -1 }, 'happenedAt', 'too_small'],
    ['an empty reason', { ...resume, command: { type: 'stopCamp', reason: ' ' } }, 'command.reason', 'too_small'],
    [
      'a level of 12 deep in a sheet',
      { ...resume, command: { type: 'enterCharacter', sheet: { ...sheet, level: 12 }, ducats: 0, items: [] } },
      'command.sheet.level',
      'too_big',
    ],
    ['nothing at all', undefined, '', 'invalid_type'],
  ])('%s is refused with the field and what is wrong with it', async (_, input, path, issue) => {
    const { camp, lines, send } = setUp();
    expect(await send(input)).toEqual({
      ok: false,
      refusal: { code: 'invalid-input', rule: null, data: { path, issue } },
    });
    expect(camp.performed).toEqual([]);
    expect(lines).toEqual([]);
  });

  test('a broken camp is logged once and becomes one error without its insides', async () => {
    const { camp, lines, send } = setUp();
    camp.answer = () => {
      throw new TypeError('the fold lost a fighter');
    };
    const error: unknown = await send(resume).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ORPCError);
    expect(error instanceof ORPCError && error.toJSON()).toEqual({
      defined: false,
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      message: 'Internal Server Error',
      data: undefined,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ procedure: 'command', err: { message: 'the fold lost a fighter' } });
  });
});

describe('a window that asks', () => {
  test('for the history of a character gets it', async () => {
    const { camp, client } = setUp();
    expect(await client.history({ who: 'boris', limit: 20 })).toEqual([]);
    expect(camp.askedHistory).toEqual([{ who: 'boris', limit: 20 }]);
  });

  test('for more history than there may be gets an error', async () => {
    const { client } = setUp();
    await expect(client.history({ who: 'boris', limit: 501 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('for a PDF gets that of the job that the camp makes of its wish', async () => {
    const jobs: CardJob[] = [];
    const camp = new FakeCamp();
    const router = consoleRouter(camp, readableLog().log, (job) => {
      jobs.push(job);
      return Promise.resolve({ ok: true, base64: 'JVBERg==' });
    });
    const { printPdf } = createRouterClient(router);
    const wish = { what: 'cards', who: ['boris'], layout: 'a6', language: 'hu', phases: 4, sheets: null } as const;
    expect(await printPdf(wish)).toEqual({ ok: true, base64: 'JVBERg==' });
    expect(jobs).toEqual([camp.cardJob({ ...wish, who: [characterId('boris')] })]);
    await expect(printPdf({ ...wish, phases: 10 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(printPdf({ ...wish, sheets: [{ from: 0, to: 1 }] })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(jobs).toHaveLength(1);
  });

  test('for the quests so far and for what was given for one gets them', async () => {
    const { camp, client } = setUp();
    expect(await client.xpQuests()).toEqual(['Drak']);
    expect(await client.xpGiven({ for: { is: 'quest', quest: ' Drak ' } })).toEqual([]);
    expect(camp.askedXp).toEqual([{ is: 'quest', quest: 'Drak' }]);
  });

  test('to watch gets everything and then what changed', async () => {
    const { camp, client } = setUp();
    const watch = await client.watch();
    expect(await watch.next()).toEqual({ done: false, value: camp.views() });
    const change = camp.change({ waits: [] });
    expect(await watch.next()).toEqual({ done: false, value: change });
    await watch.return(undefined);
    expect(camp.listeners.size).toBe(0);
  });
});

describe('what is known of a player', () => {
  const anna = characterId('anna');
  const known = { contact: '0900 123 456', notes: '', health: 'peanuts', minor: true };

  test('goes to the window that asks, and only whole', async () => {
    const { camp, client, lines } = setUp();
    const put: Personal[] = [];
    const many: PersonalOfMany[] = [];
    Object.assign(camp, {
      personal: {
        get: () => known,
        put: (_who: CharacterId, personal: Personal) => (put.push(personal), { ok: true }),
        putMany: (people: PersonalOfMany) => (many.push(people), { ok: true }),
        erase: () => undefined,
      },
    });
    expect(await client.personal.get({ who: anna })).toEqual(known);
    expect(await client.personal.put({ who: anna, personal: { ...known, notes: ' late ' } })).toEqual({ ok: true });
    expect(put).toEqual([{ ...known, notes: 'late' }]);
    expect(await client.personal.erase({ who: null })).toEqual({ ok: true });
    const people = [{ who: anna, personal: { contact: ' 0905 ' } }];
    expect(await client.personal.putMany({ people })).toEqual({ ok: true });
    expect(many).toEqual([[{ who: anna, personal: { contact: '0905' } }]]);
    const tooLong = { ...known, health: 'x'.repeat(2_001) };
    await expect(client.personal.put({ who: anna, personal: tooLong })).rejects.toBeInstanceOf(ORPCError);
    for (const bad of [[], Array.from({ length: 10_001 }, () => people[0]), [{ who: anna, personal: tooLong }]]) {
      await expect(client.personal.putMany({ people: bad as PersonalOfMany })).rejects.toBeInstanceOf(ORPCError);
    }
    expect(lines).toEqual([]);
  });
});

test('the journal is asked for at most 200 entries at a time', async () => {
  const { client } = setUp();
  const page = (limit: number) => client.journal.page({ kind: null, before: null, limit });
  expect(await page(200)).toEqual({ lines: [], older: false });
  await expect(page(201)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(page(0)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const entries = Array.from({ length: 201 }, (_, at) => entrySeq(at + 1));
  expect(await client.journal.lines({ entries: entries.slice(1) })).toEqual([]);
  await expect(client.journal.lines({ entries })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
