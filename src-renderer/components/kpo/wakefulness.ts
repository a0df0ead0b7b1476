/** What an override says of consciousness; by ÉP where it says nothing. */
export const wakefulness = ['by-hp', 'awake', 'unconscious'] as const;
export type Wakefulness = (typeof wakefulness)[number];
