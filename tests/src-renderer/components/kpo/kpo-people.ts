/** People of KPO for the screens, as they are entered. */
export const anna = {
  type: 'enterKpoCharacter',
  id: 'anna',
  sheet: { name: 'Anna', dexterity: 5, attack: 12, defence: 10, hp: 13, weapon: { max: 8, attack: 2 } },
};

export const bence = {
  type: 'enterKpoCharacter',
  id: 'bence',
  sheet: { name: 'Bence', dexterity: 3, attack: 9, defence: 8, hp: 12, armour: 1 },
};

/** With a weapon in each hand, and trained for it. */
export const dora = {
  type: 'enterKpoCharacter',
  id: 'dora',
  sheet: {
    name: 'Dóra',
    dexterity: 6,
    attack: 11,
    defence: 9,
    hp: 10,
    weapon: { max: 5, penalty: -2 },
    offhand: { max: 4, penalty: -3, category: 'dagger' },
    skills: { twoWeapon: 3 },
  },
};

export const eva = {
  type: 'enterKpoCharacter',
  id: 'eva',
  sheet: { name: 'Éva', dexterity: 4, attack: 10, defence: 9, hp: 11 },
};

export const opening = (...sides: readonly (readonly string[])[]) => ({
  type: 'openKpoFight',
  place: 'Brod',
  sides: sides.map((members) => ({ name: members[0], members })),
});

export const signs = (shown: Readonly<Record<string, string>>) => ({ type: 'kpoSigns', fight: 'f1', signs: shown });
