import { acts } from './acts.ts';
import { commands } from './commands.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { fight } from './fight.ts';
import { refusals } from './refusals.ts';
import { roster } from './roster.ts';
import { settings } from './settings.ts';
import { spells } from './spells.ts';
import { terms } from './terms.ts';
import { timers } from './timers.ts';

export const hu = { terms, spells, common, dashboard, timers, settings, refusals, fight, roster, commands, acts };
