/** The keys of the Slovak words in another language. Of ours only Slovak has a plural for a few. */
export type Translated<Words> = {
  readonly [Key in keyof Words as Key extends `${string}_few` ? never : Key]: Words[Key] extends string
    ? string
    : Translated<Words[Key]>;
};
