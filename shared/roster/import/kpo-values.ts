import type { KpoSheetDraft, KpoWeapon } from '../../kpo/sheet.ts';
import { kpoCheckItems } from '../../vocabulary/kpo-terms.ts';
import type { Cell, Faults, RowCells } from './cells.ts';
import type { CheckMark } from './changes.ts';
import type { Field, KpoField } from './fields.ts';
import { splitList } from './lists.ts';
import { categoryNamed } from './names.ts';
import { readWhole, readYesNo } from './numbers.ts';
import { isDash } from './plain-text.ts';
import { readList } from './read-list.ts';
import { readCheck } from './special-values.ts';

type Side = 'weapon' | 'offhand';

/** What a row says about a KPO character; what it does not say is missing. */
export interface KpoValues {
  readonly sheet: Readonly<
    Partial<Omit<KpoSheetDraft, 'name' | 'player' | 'weapon' | 'offhand' | 'skills'>> & {
      readonly skills: Readonly<Partial<KpoSheetDraft['skills']>>;
    }
  >;
  readonly weapon: Readonly<Partial<KpoWeapon>>;
  /** Null where the row knows of no second weapon. */
  readonly offhand: Readonly<Partial<KpoWeapon>> | null;
  readonly hpNow: number | null;
  /** Null where the row says nothing of them. */
  readonly checks: readonly CheckMark[] | null;
}

/** What other tables call armour, shield and weapon is SFÉ, the shield's modifier and the kind of weapon here. */
export function readKpoValues(cells: RowCells, faults: Faults): KpoValues {
  const cell = (field: KpoField, also?: Field): Cell | null => {
    const own = cells.first(field) ?? (also === undefined ? null : cells.first(also));
    return own === null || isDash(own.text) ? null : own;
  };
  const amount = (field: KpoField, to = 999, also?: Field) => readWhole(cell(field, also), 0, to, faults);
  const race = cell('race');
  const anatomy = cell('anatomy');
  return {
    sheet: {
      ...said({
        race: race === null ? null : race.text.length > 40 ? faults.add('too-long', race, { to: 40 }) : race.text,
        dexterity: amount('dexterity', 99),
        attack: amount('attack'),
        defence: amount('defence'),
        hp: amount('hp'),
        fortitude: amount('fortitude'),
        armour: amount('sfe', 999, 'armour'),
        shield: readWhole(cell('shieldDefence', 'shield'), -99, 99, faults),
      }),
      skills: said({
        twoWeapon: amount('twoWeapon', 9),
        anatomy: anatomy === null ? null : splitList(anatomy.text),
        knockout: readWhole(cell('knockoutSkill'), -99, 99, faults),
      }),
    },
    weapon: readWeapon(cells, 'weapon', faults),
    offhand: hasOffhand(cells) ? readWeapon(cells, 'offhand', faults) : null,
    hpNow: readWhole(cell('hpNow'), -999, 999, faults),
    checks: readList(cells.all('checks'), (text, each) => readCheck(text, each, kpoCheckItems, faults)),
  };
}

function readWeapon(cells: RowCells, side: Side, faults: Faults): Readonly<Partial<KpoWeapon>> {
  const cell = (field: KpoField): Cell | null => {
    const own = cells.first(field);
    return own === null || isDash(own.text) ? null : own;
  };
  const whole = (field: KpoField, from: number, to: number) => readWhole(cell(field), from, to, faults);
  const yesNo = (field: KpoField) => readYesNo(cell(field), faults);
  return said({
    max: whole(`${side}Max`, 0, 999),
    min: whole(`${side}Min`, 0, 999),
    fixed: whole(`${side}Fixed`, 0, 999),
    attack: whole(`${side}Attack`, -99, 99),
    defence: whole(`${side}Defence`, -99, 99),
    penalty: whole(`${side}Penalty`, -99, 0),
    category: readCategory(cell(`${side}Category`) ?? (side === 'weapon' ? cells.first('weapon') : null), faults),
    knockout: yesNo(`${side}Knockout`),
    backstab: yesNo(`${side}Backstab`),
    slow: yesNo(`${side}Slow`),
    ranged: yesNo(`${side}Ranged`),
    length: whole(`${side}Length`, 0, 1000),
    attacks: whole(`${side}Attacks`, 1, 3),
  });
}

const readCategory = (cell: Cell | null, faults: Faults) =>
  cell === null || isDash(cell.text) ? null : (categoryNamed(cell.text) ?? faults.add('category-unknown', cell));

const offhandFields = [
  ...(['offhandMax', 'offhandMin', 'offhandFixed', 'offhandAttack', 'offhandDefence', 'offhandPenalty'] as const),
  ...(['offhandCategory', 'offhandLength', 'offhandAttacks'] as const),
];

const hasOffhand = (cells: RowCells): boolean =>
  offhandFields.some((field) => {
    const cell = cells.first(field);
    return cell !== null && !isDash(cell.text);
  });

type Said<Values> = { readonly [Key in keyof Values]?: NonNullable<Values[Key]> };

/** Without what nobody said. */
const said = <Values extends object>(values: Values): Said<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Said<Values>;
