/** A type as JSON has it: its texts are texts. Which words they may be is refused where they are seeded. */
export type InJson<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer E)[]
        ? readonly InJson<E>[]
        : { [K in keyof T]: InJson<T[K]> };
