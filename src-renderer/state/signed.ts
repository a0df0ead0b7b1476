const MINUS = '\u2212';

/** A number with its sign, as a sum shows it: +1, −2. */
export const signed = (number: number): string => (number < 0 ? `${MINUS}${String(-number)}` : `+${String(number)}`);
