/** A column of a roster after the box that selects. */
export interface ListColumn<By extends string = string> {
  readonly id: string;
  readonly label: string;
  /** What a short label stands for. */
  readonly about?: string;
  /** What a press on the heading sorts by; null where it sorts by nothing. */
  readonly by: By | null;
  /** Numbers stand to the right. */
  readonly isNumber?: boolean;
}
