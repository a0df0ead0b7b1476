import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Command } from '../../shared/contract/commands.ts';
import { commandId } from '../../shared/vocabulary/ids.ts';
import type { Camp } from '../camp/camp.ts';

export interface ThrowAwayFolder {
  readonly campFile: string;
  remove(): void;
}

/** A camp file in a folder of its own that goes when the console closes. */
export function throwAwayFolder(): ThrowAwayFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dbf-console-sample-'));
  return {
    campFile: path.join(folder, 'camp.dbf'),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

export class SampleRefused extends Error {
  constructor(code: string) {
    super(`the sample camp could not be started: ${code}`);
    this.name = 'SampleRefused';
  }
}

/** The sample plays by both rule sets, so that both can be tried. */
export function startSample(camp: Camp): void {
  const commands: readonly Command[] = [
    { type: 'startCamp', name: 'Ukážkový kemp', sample: true },
    { type: 'chooseRulesets', rulesets: ['dbf', 'kpo'] },
  ];
  for (const command of commands) {
    const answer = camp.perform({ commandId: commandId(`sample-${command.type}`), command });
    if (!answer.ok) throw new SampleRefused(answer.refusal.code);
  }
}
