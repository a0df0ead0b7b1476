import type { dbfFight as slovak } from '../sk/dbf-fight.ts';

export const dbfFight: Readonly<Record<keyof typeof slovak, string>> = {
  'DBF-PTY-01': 'A party has 3 members at most.',
  'DBF-PTY-02':
    'Whoever comes upon a party that is fighting keeps at least 30 m off. Otherwise parties meet as they like.',
  'DBF-PTY-03':
    'There is no running in the game. Only those with Toughness may, and those who ride a horse in the game.',
  'DBF-PTY-04': 'Running is banned mainly so that nobody gets hurt in the woods.',
  'DBF-PTY-05': 'Nobody can measure where a walk stops being one. Play fair.',
  'DBF-CHL-01': 'Every fight opens with a challenge.',
  'DBF-CHL-02':
    'Any member of a party can challenge, with a touch of the weapon and the words “I challenge you”. It is done to another party or to a creep.',
  'DBF-CHL-03': 'To challenge one is to challenge all of their party.',
  'DBF-CHL-04':
    'Who belongs to whom has to be clear before the challenge. Afterwards nobody can claim to be no part of the party.',
  'DBF-CHL-05':
    'Example: the Lady of the Lake stands with two who, she says, are not hers. A party that arrives challenges either her or the two. If it is her, the two go away from the fight.',
  'DBF-HLP-01':
    'If fewer than 3 stand on a side, characters who were there at the challenge may make them 3. They choose whom to support.',
  'DBF-HLP-02': 'Those for whom there is no place go 30 m off.',
  'DBF-HLP-03': 'Whoever waits aside comes in only after a side has lost somebody, by a fall or by flight.',
  'DBF-HLP-04': 'A helper comes in when a round ends.',
  'DBF-HLP-05':
    'Example: the two next to the Lady of the Lake may take her part. For that fight they are a party of 3.',
  'DBF-RND-01': 'A fight is not continuous but goes round by round.',
  'DBF-RND-02': 'A round always has 6 phases, in this order: Pairing, Potions, Spells, Duel, Wounds, End of round.',
  'DBF-PAIR-01': 'The fight is fought in pairs, always one to one.',
  'DBF-PAIR-02': 'The challenger has the better of it: that side picks first.',
  'DBF-PAIR-03': 'One of the challengers is first to pick somebody on the other side.',
  'DBF-PAIR-04': 'Next to pick is one of the challenged who is not paired yet.',
  'DBF-PAIR-05': 'If two are left, one on each side, they are a pair.',
  'DBF-PAIR-06': 'Whoever is left without a pair does not fight that round. Spells and other effects still reach them.',
  'DBF-PAIR-07': 'As soon as there are more or fewer fighters, pairing is done anew.',
  'DBF-POT-01': 'In the potions phase everybody in the fight may drink a single potion.',
  'DBF-SPP-01': 'In the spells phase everything that the fighters declared takes effect.',
  'DBF-SPP-02': 'Those who stand after the spells fight their duel and take their wounds as usual.',
  'DBF-DUEL-01':
    'A pair fights until the first hit, or a double hit that lands on both at once. Use common sense about it.',
  'DBF-DUEL-02': 'Head, neck and collar-bone are not attacked, not even as a feint.',
  'DBF-DUEL-03': 'Nobody may stab.',
  'DBF-DUEL-04': 'Hits on arms, legs and body count. Spare the elbows, wrists and knees.',
  'DBF-DUEL-05': 'The wounds come once every pair is done.',
  'DBF-DMG-01': 'Whoever is hit loses as many lives as the other’s hit is strong.',
  'DBF-DMG-02': 'A double hit wounds the two of them.',
  'DBF-DMG-03': 'Dodge is used now, with the wounds.',
  'DBF-DMG-04': 'What spells have added to the hits is settled along with the wounds.',
  'DBF-END-01': 'When the round ends, anybody may flee from the fight.',
  'DBF-END-02': 'Flight costs 1 life.',
  'DBF-END-03':
    'Opponents of that fight may go after the fled only when 5 minutes are over, with Woodcraft when 2 are.',
  'DBF-END-04': 'There is no way back into a fight for those who fled from it.',
  'DBF-END-05': 'Somebody who was not fighting may take the place of the fallen and the fled, if they want to.',
  'DBF-END-06': 'Even with helpers there are no more than 3 fighters to a side.',
  'DBF-END-07': 'Once a side has nobody left, fallen or fled as they are, the fight is over.',
  'DBF-END-08': 'As long as somebody stands on both sides, another round follows.',
};
