export const weaponSizes = ['short', 'one-handed', 'two-handed'] as const;
export type WeaponSize = (typeof weaponSizes)[number];

export const weaponKinds = ['dagger', 'sword', 'club', 'axe', 'hammer', 'mace'] as const;
export type WeaponKind = (typeof weaponKinds)[number];

/** DBF-WPN-10, -11: nobody fights with two weapons, only claws come in pairs. */
export const unsizedWeapons = ['bow', 'claws', 'none'] as const;
export type UnsizedWeapon = (typeof unsizedWeapons)[number];

/**
 * DBF-WPN-04, -05, -06: which kinds exist in which size. The kinds that the text calls by two names
 * (hammer or mace, hammer or club) are both there. Nothing is longer (DBF-WPN-07), and a staff is no weapon (DBF-WPN-08).
 */
export const weaponsOfSize = {
  short: ['dagger', 'sword', 'club'],
  'one-handed': ['sword', 'axe', 'hammer', 'mace'],
  'two-handed': ['sword', 'axe', 'hammer', 'club', 'mace'],
} as const satisfies Readonly<Record<WeaponSize, readonly WeaponKind[]>>;

type SizedWeapon = { [Size in WeaponSize]: `${Size} ${(typeof weaponsOfSize)[Size][number]}` }[WeaponSize];
export type Weapon = UnsizedWeapon | SizedWeapon;

export const weapons: readonly Weapon[] = [
  ...weaponsOfSize.short.map((kind) => `short ${kind}` as const),
  ...weaponsOfSize['one-handed'].map((kind) => `one-handed ${kind}` as const),
  ...weaponsOfSize['two-handed'].map((kind) => `two-handed ${kind}` as const),
  ...unsizedWeapons,
];

export interface WeaponParts {
  readonly size: WeaponSize | null;
  readonly kind: WeaponKind | UnsizedWeapon;
}

export function weaponParts(weapon: Weapon): WeaponParts {
  if (isUnsized(weapon)) return { size: null, kind: weapon };
  const [size, kind] = weapon.split(' ') as [WeaponSize, WeaponKind];
  return { size, kind };
}

const isUnsized = (weapon: Weapon): weapon is UnsizedWeapon => (unsizedWeapons as readonly string[]).includes(weapon);
