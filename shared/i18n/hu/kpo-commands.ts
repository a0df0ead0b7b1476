import type { kpoCommands as slovak } from '../sk/kpo-commands.ts';
import type { Translated } from '../translated.ts';

export const kpoCommands: Translated<typeof slovak> = {
  openKpoFight: 'Harc: {{sides}}',
  kpoBonus: '{{who}}: +1 kezdeményezés a fegyverért, a Km döntése',
  kpoSigns: 'Kezdeményezés: {{signs}}',
  kpoTactic: '{{who}}: {{tactic}}',
  kpoSituation: '{{who}}: {{situation}}',
  kpoCharge: '{{who}} → {{on}}: roham {{distance}} méterről',
  kpoAttack: '{{by}} → {{on}}: {{manner}}',
  kpoPass: '{{who}}: nem támad',
  kpoCast: '{{who}}: varázslat, {{seconds}} mp',
  kpoCastRead: '{{who}}: felolvasott varázslat, {{seconds}} mp',
  kpoSpoken: '{{who}}: a varázslat elhangzott',
  kpoSuspicious: '{{who}}: gyanakszik ({{of}})',
  kpoApart: '{{one}} és {{other}}: eltávolodtak egymástól',
  kpoJoin: '{{who}}: csatlakozik, oldal: {{side}}',
  kpoOrder: 'A sorrendet megszabja: {{by}}: {{order}}',
  kpoEndRound: 'A(z) {{round}}. kör vége',
  kpoStop: 'Harc leállítva: {{reason}}',
  kpoClose: 'Harc eltéve',
  overrideKpo: 'Szervezői javítás – {{who}}, ÉP {{hp}}: {{reason}}',
  enterKpoCharacter: 'Új KPO karakter: {{name}}',
  editKpoCharacter: 'KPO karakter módosítása: {{who}}',
};
