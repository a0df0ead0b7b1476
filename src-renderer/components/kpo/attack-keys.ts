import type { AttackDraft, Manner } from './attack-draft.svelte.ts';

/** Places on the keyboard for those who can be attacked, in their order. */
export const targetCodes = ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyA', 'KeyS', 'KeyD', 'KeyF'] as const;

/** What is declared before an attack, with its key. */
export const mannerKeys = { knockout: 'k', backstab: 'b', noSigns: 'x', hasted: 'h' } as const satisfies Partial<
  Record<keyof Manner, string>
>;

export const aimKey = 'g';
/** KPO-CEL-02, -03, -04: what the Km takes off most often; any number down to -9 can be typed. */
export const aims = [0, -3, -6, -9] as const;

export const nextAim = ({ aim }: AttackDraft['manner']): number =>
  aims[(aims.findIndex((one) => one === aim) + 1) % 4] ?? 0;
