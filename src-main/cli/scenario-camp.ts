import type { Answer } from '../../shared/contract/answer.ts';
import { envelopeSchema } from '../../shared/contract/commands.ts';
import type { ViewsMessage } from '../../shared/contract/views.ts';
import type { Scenario } from '../../shared/scenario/scenario.ts';
import type { CommandDraft } from '../../shared/scenario/translate.ts';
import { instant } from '../../shared/vocabulary/ids.ts';
import { refuse } from '../../shared/vocabulary/refusal.ts';
import { openCamp } from '../camp/open-camp.ts';
import { openStore } from '../store/open-store.ts';

/** A camp in memory whose clock only moves when it is told to. */
export interface ScenarioCamp {
  /** Decodes and performs a command as the windows' own edge does. */
  perform(draft: CommandDraft): Answer;
  wait(milliseconds: number): void;
  views(): ViewsMessage;
  close(): void;
}

export function openScenarioCamp(scenario: Scenario): ScenarioCamp {
  let now = scenario.start;
  let sent = 0;
  const { store } = openStore(':memory:');
  const camp = openCamp({ store, clock: { now: () => instant(now) }, sample: () => [], ...rulesOf(scenario) });
  return {
    perform(draft) {
      sent += 1;
      const envelope = envelopeSchema.safeParse({ commandId: `step-${sent}`, command: draft });
      return envelope.success ? camp.perform(envelope.data) : refuse('invalid-input');
    },
    wait(milliseconds) {
      now += milliseconds;
      camp.catchUp();
    },
    views: () => camp.views(),
    close: () => camp.close(),
  };
}

const rulesOf = (scenario: Scenario) =>
  scenario.ruleset === 'dbf' ? { houseRules: scenario.house } : { kpoHouseRules: scenario.house };
