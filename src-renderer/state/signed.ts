const MINUS = '\u2212';

/** A number as it is read, with a minus and not a hyphen: 1, −2. */
export const numberText = (number: number): string => (number < 0 ? `${MINUS}${String(-number)}` : String(number));

/** A number with its sign, as a sum shows it: +1, −2. */
export const signed = (number: number): string => (number < 0 ? numberText(number) : `+${String(number)}`);
