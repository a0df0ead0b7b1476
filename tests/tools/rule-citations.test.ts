import { describe, expect, it } from 'vitest';
import { citationsIn } from '../../tools/rule-citations.ts';

const cited = (text: string): readonly string[] => citationsIn(text).map(({ rule }) => rule);

describe('the rules that a text cites', () => {
  it.each([
    ['DBF-ABI-SER-2: a fencer wounds for one more', ['DBF-ABI-SER-2']],
    ['DBF-AFT-04, -05, -06 and DBF-A-76', ['DBF-AFT-04', 'DBF-AFT-05', 'DBF-AFT-06', 'DBF-A-76']],
    ['DBF-ABI-PRI-2, DBF-A-11', ['DBF-ABI-PRI-2', 'DBF-A-11']],
    ['DBF-CHL-01 to -03', ['DBF-CHL-01', 'DBF-CHL-02', 'DBF-CHL-03']],
    ['DBF-LVL-08 to -11', ['DBF-LVL-08', 'DBF-LVL-09', 'DBF-LVL-10', 'DBF-LVL-11']],
    ['DBF-ABI-NIC-5 to -7', ['DBF-ABI-NIC-5', 'DBF-ABI-NIC-6', 'DBF-ABI-NIC-7']],
    ['DBF-SP-PR1 to -PR3', ['DBF-SP-PR1', 'DBF-SP-PR2', 'DBF-SP-PR3']],
    ['DBF-ABI-PRI-2 to -4, DBF-ABI-SER-2', ['DBF-ABI-PRI-2', 'DBF-ABI-PRI-3', 'DBF-ABI-PRI-4', 'DBF-ABI-SER-2']],
    ['DBF-ABI-VYT-2, -HUZ-2', ['DBF-ABI-VYT-2', 'DBF-ABI-HUZ-2']],
    ['DBF-END-01 to DBF-END-03', ['DBF-END-01', 'DBF-END-02', 'DBF-END-03']],
    ['KPO-A-07 or -08, KPO-INI-12', ['KPO-A-07', 'KPO-A-08', 'KPO-INI-12']],
    ['rules: [DBF-PAIR-03, DBF-PAIR-04]', ['DBF-PAIR-03', 'DBF-PAIR-04']],
  ])('%s', (text, rules) => {
    expect(cited(text)).toEqual(rules);
  });

  it('go on over the end of a line in a comment', () => {
    expect(cited('/**\n * DBF-AFT-04,\n * -05: killing\n */')).toEqual(['DBF-AFT-04', 'DBF-AFT-05']);
    expect(cited('// DBF-AFT-04 and\n// -05')).toEqual(['DBF-AFT-04', 'DBF-AFT-05']);
  });

  it('end where the text goes on with a number of its own', () => {
    expect(cited('DBF-END-02, -1 life')).toEqual(['DBF-END-02']);
    expect(cited('DBF-LVL-03: XP, -100 to 100')).toEqual(['DBF-LVL-03']);
    expect(cited('DBF-SP-* and DBF-ABI')).toEqual([]);
  });

  it('name the line they stand on, a range the line of its end', () => {
    expect(citationsIn('\nDBF-GEX-01\n\nDBF-POT-01 to\n-02')).toEqual([
      { rule: 'DBF-GEX-01', line: 2 },
      { rule: 'DBF-POT-01', line: 4 },
      { rule: 'DBF-POT-02', line: 5 },
    ]);
  });
});
