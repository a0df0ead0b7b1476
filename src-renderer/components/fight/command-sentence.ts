import type { Command } from '../../../shared/contract/commands.ts';
import type { ToldCommand } from '../../../shared/contract/journal-views.ts';
import { t } from '../../state/i18n.svelte.ts';
import { kpoSentence } from '../kpo/kpo-sentence.ts';
import { bulkSentence } from './bulk-sentence.ts';
import { campDataSentence } from './camp-data-sentence.ts';
import { markName, markNames } from './text-parts.ts';
import { xpSentence } from './xp-sentence.ts';

type NameOf = (id: string) => string;

/** One sentence about a command, with its names marked (see `text-parts.ts`). */
export function commandSentence(command: Command | ToldCommand, nameOf: NameOf, round: number): string {
  const name = (id: string) => markName(nameOf(id));
  const names = (ids: readonly string[]) => markNames(ids.map(nameOf));
  switch (command.type) {
    case 'challenge': {
      const values = { by: names(command.by), to: names(command.to), present: names(command.present) };
      return command.present.length > 0 ? t('commands.challengeWithPresent', values) : t('commands.challenge', values);
    }
    case 'recordOutcome':
      return t('commands.recordOutcome', {
        by: names(command.by),
        to: names(command.to),
        winner: t(`terms.winner.${command.winner}`),
      });
    case 'join':
      return t('commands.join', { who: name(command.who), side: t(`terms.side.${command.side}`) });
    case 'pick':
      return t('commands.pick', { by: name(command.by), on: name(command.on) });
    case 'drinkPotion':
      return drinkSentence(command, name);
    case 'drinkOutside':
      return t('commands.drinkOutside', { drink: drinkSentence(command, name) });
    case 'cast':
      return castSentence(command, name, names);
    case 'castOutside': {
      const values = { who: name(command.who), spell: t(`terms.spell.${command.spell}`), on: names(command.on) };
      const key = command.on.length > 0 ? 'commands.castOutside' : 'commands.castOutsideUntargeted';
      return withAnimal(t(key, values), command);
    }
    case 'sneak':
      return t(command.dodge ? 'commands.sneakDodged' : 'commands.sneak', {
        by: name(command.by),
        on: name(command.on),
      });
    case 'steal':
      return command.give === 'item' && command.item !== undefined
        ? t('commands.stealItem', { by: name(command.by), on: name(command.on), item: command.item })
        : t(`commands.steal.${command.give}`, { by: name(command.by), on: name(command.on) });
    case 'smash':
      return t(`commands.smash.${command.target}`, { who: name(command.who) });
    case 'brew':
      return command.recipe === undefined
        ? t('commands.brew', { who: name(command.who), level: command.level ?? 1 })
        : t('commands.brewRecipe', { who: name(command.who), recipe: nameOf(command.recipe) });
    case 'castSpecial':
      return t('commands.castSpecial', { who: name(command.who), name: command.name });
    case 'setHouseRules':
    case 'keepRecipe':
    case 'dropRecipe':
    case 'keepCreep':
    case 'dropCreep':
    case 'spawnCreeps':
      return campDataSentence(command, nameOf);
    case 'chooseRulesets':
      return t('commands.chooseRulesets', {
        rulesets: command.rulesets.map((ruleset) => t(`terms.ruleset.${ruleset}`)).join(', '),
      });
    case 'setKpoHouseRules':
      return t('commands.setKpoHouseRules', { number: Object.keys(command.rules).length });
    case 'setParty':
    case 'checkIn':
    case 'uncheck':
    case 'writeXpTo':
    case 'restore':
    case 'markPrinted':
      return bulkSentence(command, nameOf);
    case 'importRoster':
      return t('commands.importRoster', {
        source: command.source,
        count: 'count' in command ? command.count : command.changes.length,
      });
    case 'openGamePhase':
      return t('commands.openGamePhase', { phase: command.phase });
    case 'writeXp':
      return xpSentence(command, name(command.who), [command.add]);
    case 'chooseAbility':
      return t('commands.chooseAbility', { who: name(command.who), ability: t(`terms.ability.${command.ability}`) });
    case 'scoreDuel':
      return duelSentence(command, name);
    case 'closePhases':
      return command.phases.at(-1) === 'end'
        ? t('commands.endRound', { round })
        : t('commands.closePhases', { phases: command.phases.map((phase) => t(`terms.phase.${phase}`)).join(', ') });
    case 'override':
      return overrideSentence(command, name);
    case 'kill':
      return t('commands.kill', { by: name(command.by), on: name(command.on), reason: command.reason });
    case 'rob': {
      const pair = { by: name(command.by), on: name(command.on) };
      return command.items && command.items.length > 0
        ? t('commands.robItems', { ...pair, items: command.items.join(', ') })
        : t('commands.rob', { ...pair, take: t(`terms.loot.${command.take}`) });
    }
    case 'pursue':
      return t('commands.pursue', { who: name(command.who), target: name(command.target) });
    case 'swapParticipant':
      return t('commands.swapParticipant', { wrong: name(command.wrong), right: name(command.right) });
    case 'dodge':
    case 'flee':
    case 'equip':
    case 'editCharacter':
      return t(`commands.${command.type}`, { who: name(command.who) });
    case 'enterCharacter':
      return t('commands.enterCharacter', { name: markName(command.sheet.name) });
    case 'startCamp':
      return t('commands.startCamp', { name: command.name });
    case 'stopFight':
    case 'stopCamp':
      return t(`commands.${command.type}`, { reason: command.reason });
    case 'decideCase':
      return t('commands.decideCase', { verdict: command.verdict });
    case 'undoEntry':
    case 'redoEntry':
    case 'replace':
      return t(`commands.${command.type}`, { entry: command.entry });
    case 'repeatPairs':
    case 'closeFight':
    case 'resumeCamp':
    case 'acknowledgeTimer':
    case 'undo':
    case 'redo':
      return t(`commands.${command.type}`);
    default:
      return kpoSentence(command, nameOf, round);
  }
}

type DrinkCommand = Extract<Command, { type: 'drinkPotion' | 'drinkOutside' }>;

function drinkSentence({ who, potion, heals }: DrinkCommand, name: NameOf): string {
  if (potion === undefined) return t('commands.drinkPotion', { who: name(who), heals: heals ?? 0 });
  return heals === undefined
    ? t('commands.drinkNamed', { who: name(who), potion })
    : t('commands.drinkNamedHealing', { who: name(who), potion, heals });
}

function castSentence(
  command: Extract<Command, { type: 'cast' }>,
  name: NameOf,
  names: (ids: readonly string[]) => string,
): string {
  const { who, spell, on, regain } = command;
  const values = { who: name(who), spell: t(`terms.spell.${spell}`) };
  const cast = on.length > 0 ? t('commands.cast', { ...values, on: names(on) }) : t('commands.castUntargeted', values);
  if (regain !== undefined) return t('commands.castRegaining', { cast, regain: t(`terms.spell.${regain}`) });
  return withAnimal(cast, command);
}

/** DBF-SP-PR5: an animal that has a name is told. */
const withAnimal = (cast: string, { as }: Extract<Command, { type: 'cast' | 'castOutside' }>): string =>
  as === undefined || as.name === '' ? cast : t('commands.castAs', { cast, animal: as.name });

function duelSentence(command: Extract<Command, { type: 'scoreDuel' }>, name: NameOf): string {
  const { challenger, challenged } = command.pair;
  switch (command.outcome) {
    case 'challenger-hits':
      return t('commands.scoreDuel.hit', { by: name(challenger), on: name(challenged) });
    case 'challenged-hits':
      return t('commands.scoreDuel.hit', { by: name(challenged), on: name(challenger) });
    case 'double':
    case 'no-hit':
      return t(`commands.scoreDuel.${command.outcome}`, { by: name(challenger), on: name(challenged) });
  }
}

function overrideSentence(command: Extract<Command, { type: 'override' }>, name: NameOf): string {
  const values = { who: name(command.who), lives: command.lives, reason: command.reason };
  return command.status === undefined
    ? t('commands.override', values)
    : t('commands.overrideStatus', { ...values, status: t(`terms.status.${command.status}`) });
}
