import type { refusals as slovak } from '../sk/refusals.ts';
import type { Translated } from '../translated.ts';

export const refusals: Translated<typeof slovak> = {
  stale:
    'Somebody has entered something in this fight meanwhile. Look at what changed and, if it still holds, enter it again.',
  'in-the-future': 'That time is still to come. Enter a time that has passed, or leave it at “now”.',
  'before-the-last-entry': 'The fight has a later entry. Enter a time after it, or correct the older entry.',
  'camp-stopped': 'The camp is stopped and everything stands still. Choose “Go on” first, then carry on.',
  'camp-not-stopped': 'The camp is running, there is nothing to resume.',
  'camp-not-started': 'There is no camp yet. Begin with the sample camp or an empty one.',
  'camp-already-started': 'The camp exists already. For another camp, open another file.',
  'nothing-to-undo': 'There is nothing left to undo.',
  'nothing-to-redo': 'There is nothing to redo: something new was entered since, or nothing was undone.',
  'touched-since':
    '{{who}}: the later entry {{entry}} changed the same thing, so this can’t be undone or redone. Undo that one first, or use an ORG override.',
  'not-undoable': 'This entry can’t be undone. Put its effect right with an ORG override.',
  'not-returnable': 'This entry cannot be put back: it went along with another, or was replaced. Enter it anew.',
  'later-in-the-fight': 'Entries of a fight are withdrawn from the last one. Withdraw entry {{entry}} first.',
  'earlier-in-the-fight':
    'Entries of a fight are put back in the order they were made. Put entry {{entry}} back first.',
  'ground-withdrawn': '{{who}}: this entry was built on entry {{entry}}, which is withdrawn. Put that one back first.',
  'already-withdrawn': 'This entry has been undone already.',
  'unknown-character': 'There is no character “{{who}}” in this camp. Choose one from the list, or create it first.',
  'unknown-fight': 'There is no such fight in this camp. Open it from the overview.',
  'unknown-entry': 'There is no such entry. Choose it from the fight’s record.',
  'unknown-timer': 'No such timer is running. Look at the list of timers.',
  'unknown-case': 'The council has no such case. Look at the list “Waits for an ORG”.',
  'unknown-recipe': 'This camp has no such recipe. Choose one from the list of recipes, or write it down first.',
  'unknown-creep': 'This camp has no such creep template. Choose one from the list, or write it down first.',
  'invalid-input': 'Something is missing or can’t be read. Check the fields and try again.',
  'id-taken': 'A character with the id “{{who}}” exists already. Choose another id, or edit that one.',
  'name-missing': 'The character has no name. Fill it in.',
  'faction-not-for-class':
    'The class {{class}} does not belong to this faction ({{faction}}). Change one of them, or allow an exception with a reason.',
  'ability-not-for-class':
    'The class {{class}} can’t choose {{ability}}. Choose another ability, or grant it as an ORG on top.',
  'ability-too-early':
    '{{ability}}: this ability can be chosen from level {{from}} only. Change the order, or allow an exception with a reason.',
  'ability-taken-twice': '{{ability}} is on the list twice. Keep it once.',
  'too-many-abilities':
    'Too many abilities ({{count}}): one for each level, so at most {{level}}. Take some away, or raise the level.',
  'weapon-not-for-class':
    'The class {{class}} does not carry such a weapon ({{weapon}}). Choose another, or allow an exception with a reason.',
  'weapon-unknown': 'The rules know no such weapon. Choose one from the list.',
  'armour-not-for-class':
    'The class {{class}} does not wear such armour ({{armour}}). Choose another, or allow an exception with a reason.',
  'shield-not-for-class': 'The class {{class}} carries no shield. Put it away, or allow an exception with a reason.',
  'shield-with-two-hands': 'A two-handed weapon takes both hands and leaves none for the shield. Put one of them away.',
  'number-out-of-range': 'This number can’t be here. Enter a whole number from {{min}} to {{max}}.',
  'status-without-lives': '{{who}} can’t be “{{status}}” and have lives. Enter 0 lives or choose another status.',
  'status-with-lives':
    '{{who}} can’t be “{{status}}” without a life. Enter {{min}} to {{max}} or choose another status.',
  'frozen-in-a-fight':
    '{{who}}: equipment and abilities don’t change during a fight. Wait for its end; put lives right with an ORG override.',
  'reason-missing': 'The reason is missing. Write a few words, somebody will ask for it.',
  'party-full':
    'The party “{{party}}” would have more than {{limit}} members. Let somebody leave it first, or found another.',
  'nothing-to-change': 'There is nothing to change on the chosen characters. Choose others, or do something else.',
  'out-of-phase': 'It is time for: {{phase}}. What you entered does not belong here. Finish this phase, or undo.',
  'side-empty': 'There is nobody on one side ({{side}}). Add at least one character.',
  'side-full': 'This side is full ({{side}}): at most {{limit}} can fight. The others have to move 30 metres away.',
  'side-stays-empty': 'Nobody stands on one side any more ({{side}}): the fight ends without helpers. Close the round.',
  'twice-in-the-fight': '{{who}}: is in this fight already. Name everybody once.',
  'in-another-fight': '{{who}}: is fighting elsewhere right now. End that fight first, or choose somebody else.',
  'not-on-feet': '{{who}}: can’t fight now ({{status}}). Wait for the timer, or put it right with an ORG override.',
  'not-in-the-fight': '{{who}}: is not in this fight. Choose one of the fighters.',
  'not-active': '{{who}}: is out of this fight, down or fled. Choose somebody who stands.',
  'not-present': '{{who}}: was not there at the challenge and can’t help. Only those who stood by can.',
  'has-fled': '{{who}}: fled from this fight and can’t come back. Choose somebody else.',
  'nobody-dropped':
    '{{who}}: can’t join now, nobody has fallen or fled since it began. Help may come when somebody drops out.',
  'picks-begun':
    '{{who}}: the pairing has begun. Joining is possible at the end of a round, if somebody falls or flees.',
  'not-their-pick': '{{who}}: the other side chooses now ({{side}}). Enter their choice first.',
  'picks-settled': 'All pairs are settled, there is nobody to choose. Go on to the next phase.',
  'same-side': '{{who}} and {{target}} stand on the same side. Choose an opponent.',
  'already-paired': '{{who}}: is paired already. Choose somebody without a pair, or undo the pairing.',
  'picks-missing': 'The pairing is not complete, the turn is with: {{side}}. Enter their choice.',
  'no-pairs-to-repeat': 'The pairs of the last round can’t be repeated, one of them is out. Choose new pairs.',
  'already-drunk': '{{who}}: has drunk a potion in this round. The next one in the next round.',
  'already-drunk-in-fight': '{{who}}: has drunk in this fight, and the ORGs allow one. The next one after the fight.',
  'not-a-pair': '{{who}} and {{target}} don’t fight each other in this round. Choose one of the pairs.',
  'results-missing': '{{who}} and {{target}}: the result of the duel is missing. Enter a hit, a double hit or no hit.',
  'no-dodge': '{{who}}: lacks the ability Dodge, the hit counts.',
  'dodge-used': '{{who}}: has dodged once in this fight. Again after the next challenge only.',
  'not-hit': '{{who}}: took no hit in this round, there is nothing to dodge.',
  'flight-refused': '{{who}}: nobody flees with the last life, so the ORGs decided. The fight goes on.',
  'fear-refused': '{{who}}: nobody with a last life can be frightened, so the ORGs decided. Choose another target.',
  'fight-not-over': 'The fight is not over yet. Play it out, or stop it with a reason.',
  'skips-the-round': '{{who}}: the pair is charmed and skips this round. Its duel is not entered.',
  'fight-ends':
    '{{who}}: the ice storm ends the fight with this round, nobody flees or comes to help. Close the round.',
  foreseen: '{{who}}: the premonition takes this hit and the dodge is kept. No need to dodge.',
  'school-unknown': '{{who}}: does not know the magic {{school}}. Choose a spell of a school that the character knows.',
  'spell-too-high': '{{who}}: {{spell}} can be cast from level {{level}} only. Choose a lower spell.',
  'spell-used':
    '{{who}}: {{spell}} was used in this game phase already. It comes back with a new phase, choose another.',
  'one-spell-a-round':
    '{{who}}: casts in this round already, and the ORGs allow one spell a round. The next one in the next round.',
  'not-in-a-fight':
    '{{spell}}: this spell is cast outside fights only. Choose another, or wait for the end of the fight.',
  'only-in-a-fight': '{{spell}}: this spell is cast in a fight only, in the spell phase.',
  'illegal-target': '{{who}}: {{spell}} does nothing to such a target. Choose one of those offered.',
  'not-paired': '{{who}}: this spell needs a paired opponent, and there is none in this round. Choose another.',
  'challenger-cannot': '{{who}}: only the challenged side stops time, not the challengers. Choose another spell.',
  'out-of-range':
    'The target is too far away, the spell reaches {{range}} metres. Choose a nearer one, or another spell.',
  'cannot-regain': '{{who}}: {{spell}} can’t come back. Only a used spell of the first three levels of its magic does.',
  'own-spell-unknown': '{{who}}: “{{name}}” is no own spell on this sheet. Choose one from the sheet, or add it there.',
  'own-spell-used':
    '{{who}}: the own spell “{{name}}” has been cast in this game phase. It comes back with the next one.',
  'no-consent':
    'The aura of somebody on their feet is read only with free consent. Explain what will happen and tick it if they agree.',
  'in-animal-form': '{{who}} has the shape of an animal and cannot cast. Wait until the own shape is back.',
  'form-not-an-animal': 'Only an animal’s shape can be taken. Enter an animal that the character has met in the game.',
  'animals-may-not-challenge':
    '{{who}}: animals do not challenge a party that speaks with them ({{target}}). Wait until the spell ends, or let them go.',
  'ability-missing': '{{who}}: lacks the ability {{ability}}. Check the sheet, or choose somebody else.',
  'nothing-to-choose':
    '{{who}}: there is nothing to choose at level {{level}}. The next ability comes with the next level.',
  'no-token': '{{who}}: the thief’s token is not approved yet. An ORG must approve it first.',
  'gate-holds': '{{who}}: a gate can’t be broken, it holds. Find another way.',
  'last-life-smash':
    '{{who}}: breaking things costs a life, and this is the last one, so the ORGs decided. Heal first.',
  'potion-too-high': '{{who}}: such a potion needs level {{level}}. Choose one of a lower level.',
  'craft-missing': '{{who}}: only woodcraft or nature brew such a potion. Choose another recipe, or somebody else.',
  'already-sneaked':
    '{{who}}: the one sneak hit before this challenge has been struck. The next one comes after the fight that it leads to.',
  'game-phase-not-later':
    'Game phase {{phase}} has been opened already, now it is {{now}}. Only a later one can be opened.',
  'fights-running': 'Fights still running: {{count}}. Play them out, or tick that they belong to the old phase.',
  'not-knocked-out': '{{who}}: only somebody knocked out can be killed or robbed ({{status}}). Check who it is about.',
  'still-in-the-fight': '{{who}}: the fight still goes on. Killing and robbing come after it.',
  'loot-forbidden': 'Weapons, armour and costumes are not taken. Enter ducats, potions, ingredients or game items.',
  'not-fled': '{{who}}: did not flee, there is nobody to pursue.',
  'pursuit-too-early': '{{who}}: can’t pursue yet, {{target}} has a head start of {{left}}. Wait until it has passed.',
  yourself: '{{who}}: can’t do this to themselves. Choose somebody else.',
  'timer-still-running': 'The timer is still running. Confirm it when it has run out.',
  'already-acknowledged': 'Somebody has confirmed this timer already.',
  'already-decided': 'The council has decided this case already.',
  'weapon-limits-crossed':
    'The minimum damage of this weapon is above its maximum ({{field}}). Correct one of the two.',
  'no-hp-left':
    '{{who}}: has no ÉP left and can’t fight. Put them right with an ORG override first, or choose somebody else.',
  'too-few-sides': 'A fight needs two sides at least, now there are {{count}}. Add another one.',
  'party-empty': 'There is nobody on the side “{{party}}”. Add one character at least.',
  'side-name-taken': 'Two sides are called “{{party}}”. Give one of them another name.',
  'not-their-turn':
    '{{who}}: it’s not their turn yet, it is the turn of {{target}}. Enter that attack first, or override the order as Km.',
  'no-attacks-left':
    '{{who}}: all attacks of this round are used ({{limit}}). Wait for the next round; if hasted, mark it.',
  'weapon-rests': '{{who}}: a slow weapon rests in the round after an attack. The next round is free again.',
  'charge-halted':
    '{{who}}: a polearm halted this charge, so there is no attack left in this round. Go on with the next one.',
  'out-of-reach':
    '{{who}} and {{target}} moved out of weapon reach. They reach each other again after the next initiative.',
  'waits-for-signs': '{{who}}: joined in mid-round and waits for the new initiative. Finish this round first.',
  'signs-missing': 'A sign is missing: {{who}}. Enter rock, paper or scissors.',
  'sign-of-nobody': '“{{party}}” shows no sign now. Enter the signs of those sides only that can still fight.',
  'sign-per-hand': '{{who}}: each hand that attacks now needs one sign, no more and no less. Enter them again.',
  'one-sign-defence': '{{who}}: defends with one sign. Only the guarding tactic shows two, against the attacking one.',
  'bonus-given':
    'The weapon bonus is given already, to {{who}}. Only one party gets it; if it is somebody else’s, take it back.',
  'ambush-used': '{{who}}: the one backstab before initiative is done. Enter the signs now.',
  'aim-too-hard': 'Aiming may take off {{limit}} at most. Enter a smaller penalty.',
  'knockout-too-late': '{{who}}: a knockout is announced before the attack. Enter an ordinary attack.',
  'knockout-unsuitable':
    '{{who}}: this weapon is not suitable for a knockout. Enter an ordinary attack, or use another weapon.',
  'backstab-unsuitable': '{{who}}: this weapon was not passed for backstabs. Enter an attack with signs.',
  suspected:
    '{{target}} spoke the suspicion, so {{who}} can only attack in the ordinary way. Enter an attack with signs.',
  'charge-announced':
    '{{who}}: an announced charge surprises nobody, so there is no backstab. Enter an attack with signs.',
  'not-a-shot': '{{who}}: only a shot or a throw is judged without signs. Enter the signs of both.',
  'shot-needs-hit': '{{who}}: a shot needs no signs. Enter whether it really hit.',
  'attacks-begun':
    '{{who}}: somebody attacked in this round, so it’s too late for a tactic or a charge. Enter it at the start of the next one.',
  'no-second-weapon': '{{who}}: has no weapon in the other hand. Choose the single weapon, or complete the sheet.',
  'skill-too-low': '{{who}}: this tactic needs level {{level}} of two-weapon fighting. Choose another one.',
  'charge-unannounced': '{{who}}: a charge is announced in advance. Without that it is an ordinary attack.',
  'charge-too-short':
    '{{who}}: the run-up is too short, a charge needs {{limit}} metres at least. Enter an ordinary attack.',
  'already-charging': '{{who}}: is charging in this round already. Enter the attack now.',
  'already-apart': '{{who}} and {{target}} are apart already. Finish the round, then comes the new initiative.',
  'order-incomplete': 'Missing from the order: {{who}}. Name everybody who still stands.',
  'players-may-not': 'Only a Km or a seer may override the order, never a player. Ask one of them.',
  'not-casting': '{{who}}: is not saying a spell, or it was interrupted. Begin a new one.',
  'weapon-goes-first':
    '{{who}}: the weapon is faster than the spell. First enter the attack, or the pass, of {{target}}.',
  'turns-left': 'The round is not over, somebody still has an attack: {{who}}. Enter it, or pass it.',
};
