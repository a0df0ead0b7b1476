import type { kpoCommands as slovak } from '../sk/kpo-commands.ts';
import type { Translated } from '../translated.ts';

export const kpoCommands: Translated<typeof slovak> = {
  openKpoFight: 'Fight: {{sides}}',
  kpoBonus: '{{who}}: +1 initiative for the weapon, by the Km',
  kpoSigns: 'Initiative: {{signs}}',
  kpoTactic: '{{who}}: {{tactic}}',
  kpoSituation: '{{who}}: {{situation}}',
  kpoCharge: '{{who}} → {{on}}: charge from {{distance}} m',
  kpoAttack: '{{by}} → {{on}}: {{manner}}',
  kpoPass: '{{who}}: no attack',
  kpoCast: '{{who}}: a spell of {{seconds}} s',
  kpoCastRead: '{{who}}: a spell read aloud, {{seconds}} s',
  kpoSpoken: '{{who}}: the spell is spoken',
  kpoSuspicious: '{{who}}: suspicious of {{of}}',
  kpoApart: '{{one}} and {{other}}: moved apart',
  kpoJoin: '{{who}} joins the fight, side {{side}}',
  kpoOrder: 'Order set by the {{by}}: {{order}}',
  kpoEndRound: 'End of round {{round}}',
  kpoStop: 'Fight stopped: {{reason}}',
  kpoClose: 'Fight put away',
  overrideKpo: 'Correction – {{who}}, ÉP {{hp}}: {{reason}}',
  enterKpoCharacter: 'New KPO character: {{name}}',
  editKpoCharacter: 'KPO character changed: {{who}}',
};
