import { decideAttack, decidePass } from './attack.ts';
import { decideCharge } from './charge.ts';
import type { KpoFightCommand, OverrideKpoCommand } from './commands.ts';
import { happens, type KpoDecision, type KpoSurroundings } from './decision.ts';
import { decideEndRound, decideSuspicion, endOfFight } from './end-of-round.ts';
import type { KpoFight } from './fight.ts';
import { decideBonus, decideSigns } from './initiative.ts';
import { decideCast, decideSpoken } from './magic.ts';
import { decideJoin } from './open-fight.ts';
import { decideOrder } from './order.ts';
import { decideKpoFightOverride } from './override.ts';
import { decideApart } from './reach.ts';
import { settled } from './settled.ts';
import { decideSituation } from './situation.ts';
import { decideTactic } from './two-weapon.ts';

/** What a command does to an open fight. The chart has been asked before whether the command may come now. */
export function decide(
  fight: KpoFight,
  command: KpoFightCommand | OverrideKpoCommand,
  around: KpoSurroundings,
): KpoDecision {
  return settled(fight, decideAlone(fight, command, around));
}

function decideAlone(
  fight: KpoFight,
  command: KpoFightCommand | OverrideKpoCommand,
  around: KpoSurroundings,
): KpoDecision {
  switch (command.type) {
    case 'kpoBonus':
      return decideBonus(fight, command.who);
    case 'kpoSigns':
      return decideSigns(fight, command.signs);
    case 'kpoTactic':
      return decideTactic(fight, command.who, { is: command.is, main: command.main });
    case 'kpoSituation':
      return decideSituation(fight, command.who, command.is);
    case 'kpoCharge':
      return decideCharge(fight, command.who, command.on, command);
    case 'kpoAttack':
      return decideAttack(fight, command);
    case 'kpoPass':
      return decidePass(fight, command.who);
    case 'kpoCast':
      return decideCast(fight, command);
    case 'kpoSpoken':
      return decideSpoken(fight, command.who);
    case 'kpoSuspicious':
      return decideSuspicion(fight, command.who, command.of);
    case 'kpoApart':
      return decideApart(fight, command.who);
    case 'kpoJoin':
      return decideJoin(fight, command.who, command.side, around);
    case 'kpoOrder':
      return decideOrder(fight, command.first, command.by);
    case 'kpoEndRound':
      return decideEndRound(fight);
    case 'kpoStop':
      return happens(endOfFight(fight, 'stopped'));
    case 'overrideKpo':
      return decideKpoFightOverride(fight, command);
    case 'kpoClose':
      return happens({ type: 'v1.KpoFightClosed', fight: fight.id });
    default:
      return command satisfies never;
  }
}
