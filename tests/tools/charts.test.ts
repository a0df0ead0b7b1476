import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { setup } from 'xstate';
import { drawChart, eventName, stateId } from '../../tools/draw-chart.ts';
import { charts, withCharts } from '../../tools/readme-charts.ts';
import { inRoot } from '../../tools/root.ts';

test('the charts in the README are those of the machines that run the fights', () => {
  const readme = readFileSync(inRoot('README.md'), 'utf8');
  expect(withCharts(readme)).toBe(readme);
});

describe.each(Object.entries(charts))('the chart of %s', (_, machine) => {
  const words = new Set(drawChart(machine).split(/[^\w*]+/));

  test('shows every state', () => {
    expect(
      statesBelow(machine.root)
        .map(stateId)
        .filter((id) => !words.has(id)),
    ).toEqual([]);
  });

  test('names every event', () => {
    expect(machine.events.map(eventName).filter((name) => !words.has(name))).toEqual([]);
  });
});

test('a chart shows where one begins and ends, what leads on and under which condition, and what changes nothing', () => {
  const kettle = setup({ guards: { 'the water boils': () => true } }).createMachine({
    initial: 'cold',
    states: {
      cold: { on: { 'v1.Lit': 'hot', 'v2.Hung': 'hot' } },
      hot: {
        initial: 'warming',
        on: { 'v1.Stirred': {}, 'v1.Spilled': 'empty' },
        states: {
          warming: { on: { 'v1.Fed': [{ guard: 'the water boils', target: 'boiling' }, {}] } },
          boiling: {},
        },
      },
      empty: {},
    },
  });
  expect(drawChart(kettle).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> cold',
    '  state "cold" as cold',
    '  state "hot (at any time Stirred)" as hot {',
    '    [*] --> hot_warming',
    '    state "warming" as hot_warming',
    '    hot_warming : Fed [otherwise]',
    '    state "boiling" as hot_boiling',
    '    hot_warming --> hot_boiling : Fed [the water boils]',
    '    hot_boiling --> [*]',
    '  }',
    '  state "empty" as empty',
    '  cold --> hot : Lit<br/>Hung',
    '  hot --> empty : Spilled',
    '  empty --> [*]',
  ]);
});

const statesBelow = (state: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(state.states).flatMap((child: AnyStateNode) => [child, ...statesBelow(child)]);
