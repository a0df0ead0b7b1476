import type { Accepted, Answer } from '../../../shared/contract/answer.ts';
import type { Command } from '../../../shared/contract/commands.ts';
import type { KpoCharacterView } from '../../../shared/contract/kpo-views.ts';
import type { Refusal } from '../../../shared/vocabulary/refusal.ts';
import { createFollowing, type Clash } from '../roster/following.svelte.ts';
import { emptyKpoFields, kpoDraftOf, kpoFieldsOf, limitsCross, type KpoFormFields } from './kpo-form-fields.ts';

export type KpoForm = ReturnType<typeof createKpoForm>;
type Send = (command: Command) => Promise<Answer | null>;
export type KpoFormField = 'name' | 'race' | 'weapon' | 'offhand';

/** The form of one KPO sheet: of `character`, or of somebody new. What was typed stays until it is saved. */
export function createKpoForm(character: KpoCharacterView | null, send: Send) {
  const opened = character === null ? emptyKpoFields() : kpoFieldsOf(character);
  const fields = $state<KpoFormFields>(structuredClone(opened));
  const whole = createFollowing(fields, opened, sides);
  const [weapon, offhand] = [
    createFollowing(fields.weapon, opened.weapon),
    createFollowing(fields.offhand, opened.offhand),
  ];
  const followings = [whole, weapon, offhand];
  let refusal = $state.raw<Refusal | null>(null);
  let saving = $state(false);
  let tried = $state(false);
  let done = $state(false);

  const wrong = $derived<readonly KpoFormField[]>([
    ...(fields.name.trim() === '' ? (['name'] as const) : []),
    ...(fields.race.trim() === '' && whole.before.race !== '' ? (['race'] as const) : []),
    ...(limitsCross(fields.weapon) ? (['weapon'] as const) : []),
    ...(fields.hasOffhand && limitsCross(fields.offhand) ? (['offhand'] as const) : []),
  ]);
  const dirty = $derived(!done && followings.some(({ changed }) => changed));
  const clashes = $derived<readonly Clash<string>[]>(
    done
      ? []
      : [
          ...whole.clashes.map((clash) => ({ ...clash, field: fieldNames[clash.field] ?? clash.field })),
          ...weapon.clashes.map((clash) => ({ ...clash, field: partName('weapon', clash.field) })),
          ...offhand.clashes.map((clash) => ({ ...clash, field: partName('offhand', clash.field) })),
        ],
  );

  const command = (): Command => {
    const sheet = kpoDraftOf($state.snapshot(fields));
    return character === null
      ? { type: 'enterKpoCharacter', sheet }
      : { type: 'editKpoCharacter', who: character.id, sheet };
  };

  /** What is missing is said at its fields, as after an attempt to save. */
  function tellWhatIsMissing(): null {
    tried = true;
    return null;
  }

  /** The accepted answer; null where something still stands in the way, which is then shown. */
  async function save(): Promise<Accepted | null> {
    tried = true;
    if (wrong.length > 0 || saving || clashes.length > 0) return null;
    saving = true;
    const answer = await send(command());
    saving = false;
    if (answer === null) return null;
    refusal = answer.ok ? null : answer.refusal;
    done = answer.ok;
    return answer.ok ? answer : null;
  }

  /** What somebody else changed meanwhile comes into the form. */
  function follow(now: KpoCharacterView) {
    const there = kpoFieldsOf(now);
    whole.follow(there);
    weapon.follow(there.weapon);
    offhand.follow(there.offhand);
  }

  return {
    fields,
    /** What the other side said to the last attempt. */
    get refusal() {
      return refusal;
    },
    get saving() {
      return saving;
    },
    get dirty() {
      return dirty;
    },
    /** Told once somebody tried to save; crossed limits at once. */
    isWrong: (field: KpoFormField): boolean =>
      wrong.includes(field) && (tried || field === 'weapon' || field === 'offhand'),
    get clashes() {
      return clashes;
    },
    keepMine: () => followings.forEach(({ keepMine }) => keepMine()),
    takeTheirs: () => followings.forEach(({ takeTheirs }) => takeTheirs()),
    follow,
    save,
    tellWhatIsMissing,
  };
}

const sides = ['weapon', 'offhand'] as const;

/** Fields that a sheet calls otherwise in an export. */
const fieldNames: Readonly<Partial<Record<keyof KpoFormFields, string>>> = {
  armour: 'sfe',
  shield: 'shieldDefence',
  knockout: 'knockoutSkill',
};

/** A part of a weapon as an export calls it: "weaponMax". */
const partName = (side: (typeof sides)[number], part: string): string =>
  `${side}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
