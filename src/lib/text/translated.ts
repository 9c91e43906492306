/** The type of a translation of these words: the same members, function arguments and elements. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translated<Said>
    : // A React element.
      Words extends { readonly type: unknown; readonly props: unknown }
      ? Words
      : Words extends object
        ? { readonly [Name in keyof Words]: Translated<Words[Name]> }
        : Words;
