import { acts } from './acts.ts';
import { book } from './book.ts';
import { cards } from './cards.ts';
import { commands } from './commands.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { fight } from './fight.ts';
import { houseRules } from './house-rules.ts';
import { importing } from './import.ts';
import { journal } from './journal.ts';
import { kpo } from './kpo.ts';
import { kpoCommands } from './kpo-commands.ts';
import { kpoHouseRules } from './kpo-house-rules.ts';
import { kpoRoster } from './kpo-roster.ts';
import { kpoWindow } from './kpo-window.ts';
import { reference } from './reference.ts';
import { refusals } from './refusals.ts';
import { roster } from './roster.ts';
import { settings } from './settings.ts';
import { spells } from './spells.ts';
import { staff } from './staff.ts';
import { terms } from './terms.ts';
import { timers } from './timers.ts';

export const en = {
  terms,
  spells,
  common,
  dashboard,
  timers,
  settings,
  refusals,
  fight,
  houseRules,
  importing,
  kpo,
  kpoHouseRules,
  kpoCommands,
  kpoWindow,
  kpoRoster,
  roster,
  staff,
  book,
  cards,
  commands,
  journal,
  acts,
  reference,
};
