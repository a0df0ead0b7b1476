import type { AnyStateMachine } from 'xstate';
import { fightMachine } from '../shared/dbf/fight.machine.ts';
import { kpoFightMachine } from '../shared/kpo/fight.machine.ts';
import { drawChart } from './draw-chart.ts';

/** The charts that the README shows, by the name in the comments they stand between. */
export const charts: Readonly<Record<string, AnyStateMachine>> = { dbf: fightMachine, kpo: kpoFightMachine };

/** The README lacks the place of a chart. */
export class NoPlaceForChart extends Error {
  constructor(name: string) {
    super(`There is no place for the chart ${name}: write ${open(name)} and ${close(name)} where it belongs.`);
    this.name = 'NoPlaceForChart';
  }
}

/** The text with every chart drawn anew in its place. */
export const withCharts = (text: string): string =>
  Object.entries(charts).reduce((drawn, [name, machine]) => withChart(drawn, name, machine), text);

const withChart = (text: string, name: string, machine: AnyStateMachine): string => {
  const start = text.indexOf(open(name));
  const end = text.indexOf(close(name), start);
  if (start < 0 || end < 0) throw new NoPlaceForChart(name);
  const before = text.slice(0, start + open(name).length);
  return `${before}\n\n\`\`\`mermaid\n${drawChart(machine)}\n\`\`\`\n\n${text.slice(end)}`;
};

const open = (name: string): string => `<!-- chart:${name} -->`;
const close = (name: string): string => `<!-- /chart:${name} -->`;
