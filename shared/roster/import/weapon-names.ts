import { words } from '../../i18n/index.ts';
import { languages } from '../../i18n/languages.ts';
import {
  unsizedWeapons,
  weaponKinds,
  weapons,
  weaponSizes,
  type Weapon,
  type WeaponKind,
  type WeaponSize,
} from '../../vocabulary/weapons.ts';
import { likeness } from './plain-text.ts';

/**
 * DBF-WPN-04 to -06: a weapon by its id or its name in any language, size before or behind the kind. Where no size stands, a
 * dagger and a club are short and everything else is one-handed. Undefined where no such weapon exists.
 */
export const weaponNamed = (text: string): Weapon | undefined => known.get(likeness(text));

const sizesSaid: Readonly<Record<WeaponSize, readonly string[]>> = {
  short: ['short', 'krátka', 'krátky', 'krátke', 'rövid'],
  'one-handed': [
    ...['one-handed', 'one hand', '1-handed', 'jednoručná', 'jednoručný', 'jednoručné', '1-ručná', '1-ručný'],
    ...['1-ručné', 'egykezes', '1-kezes'],
  ],
  'two-handed': [
    ...['two-handed', 'two hand', '2-handed', 'obojručná', 'obojručný', 'obojručné', 'dvojručná', 'dvojručný'],
    ...['dvojručné', '2-ručná', '2-ručný', '2-ručné', 'kétkezes', '2-kezes'],
  ],
};

const kindsSaid = (kind: WeaponKind): readonly string[] => [
  kind,
  ...languages.map((language) => words[language].terms.weaponKind[kind]),
];

const isWeapon = (text: string): text is Weapon => (weapons as readonly string[]).includes(text);

const usualSize = (kind: WeaponKind): WeaponSize => (kind === 'dagger' || kind === 'club' ? 'short' : 'one-handed');

const sized = weaponKinds.flatMap((kind) =>
  kindsSaid(kind).flatMap((name) => [
    [name, `${usualSize(kind)} ${kind}`] as const,
    ...weaponSizes.flatMap((size) =>
      sizesSaid[size].flatMap((word) => [
        [`${word} ${name}`, `${size} ${kind}`] as const,
        [`${name} ${word}`, `${size} ${kind}`] as const,
      ]),
    ),
  ]),
);

const unsized = unsizedWeapons.flatMap((weapon) =>
  [weapon, ...languages.map((language) => words[language].terms.weaponKind[weapon])].map(
    (name) => [name, weapon] as const,
  ),
);

const usual = [
  ['žiadna', 'none'],
  ['bez', 'none'],
  ['nincs', 'none'],
  ['no', 'none'],
  ['LARP luk', 'bow'],
  ['pazúre', 'claws'],
] as const;

const known: ReadonlyMap<string, Weapon> = new Map(
  [...sized, ...unsized, ...usual].flatMap(([name, weapon]) =>
    isWeapon(weapon) ? [[likeness(name), weapon] as const] : [],
  ),
);
