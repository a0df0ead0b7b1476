import type { Card } from './card.ts';

/**
 * Tells cards apart whose print would differ in what nobody can put right with a pen. What is ticked off during the game
 * (spells used, XP earned, temporary lives, check-in marks) leaves it as it is, and so does the language.
 */
export const fingerprint = (card: Card): string => hash(JSON.stringify(lasting(card)));

function lasting(card: Card): unknown {
  if (card.kind === 'kpo') return { ...card, checks: card.checks.map(({ item }) => item) };
  const { checks, schools, ownSpells, xp, lives, free, ...rest } = card;
  return {
    ...rest,
    lives: { ...lives, temporary: 0 },
    xp: xp === null ? null : xp.level,
    checks: checks.map(({ item }) => item),
    schools: schools.map((school) => ({ ...school, spells: school.spells.map(({ spell }) => spell) })),
    ownSpells: ownSpells.map(({ name, effect }) => ({ name, effect })),
    // Left out where there is none, so that cards printed before there was such a line stay as they are.
    ...(free === null ? {} : { free }),
  };
}

/** FNV-1a over two lanes of 32 bits: short, the same on every machine, and no secret. */
function hash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return [one, other].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}
