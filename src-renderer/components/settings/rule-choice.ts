/** A house rule in words: what it is about, what it is now, and what else it could be. */
export interface RuleChoice {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** The rule whose text leaves the choice. */
  readonly source: string;
  readonly value: string;
  readonly recommended: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface RuleChoiceGroup {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleChoice[];
}

/** What a house rule is now, in words. */
export const valueLabel = ({ options, value }: Pick<RuleChoice, 'options' | 'value'>): string =>
  options.find((option) => option.value === value)?.label ?? value;
