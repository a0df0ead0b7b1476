import type { rules as slovak } from '../sk/index.ts';
import { dbfAbilities } from './dbf-abilities.ts';
import { dbfAfter } from './dbf-after.ts';
import { dbfDefaultsCamp } from './dbf-defaults-camp.ts';
import { dbfDefaultsEffects } from './dbf-defaults-effects.ts';
import { dbfDefaultsRounds } from './dbf-defaults-rounds.ts';
import { dbfEquipment } from './dbf-equipment.ts';
import { dbfFight } from './dbf-fight.ts';
import { dbfGeneral } from './dbf-general.ts';
import { dbfLevelsAndClasses } from './dbf-levels-and-classes.ts';
import { dbfSchools } from './dbf-schools.ts';
import { dbfSpells } from './dbf-spells.ts';
import { kpoDefaults } from './kpo-defaults.ts';
import { kpoFight } from './kpo-fight.ts';
import { kpoMagicAndSituations } from './kpo-magic-and-situations.ts';
import { kpoTactics } from './kpo-tactics.ts';

export const rules: Readonly<Record<keyof typeof slovak, string>> = {
  ...dbfGeneral,
  ...dbfLevelsAndClasses,
  ...dbfAbilities,
  ...dbfSchools,
  ...dbfSpells,
  ...dbfEquipment,
  ...dbfFight,
  ...dbfAfter,
  ...dbfDefaultsRounds,
  ...dbfDefaultsEffects,
  ...dbfDefaultsCamp,
  ...kpoFight,
  ...kpoTactics,
  ...kpoMagicAndSituations,
  ...kpoDefaults,
};
