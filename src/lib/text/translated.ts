/** What another language says for these words: the same members, arguments and elements. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translated<Said>
    : // An element.
      Words extends { readonly type: unknown; readonly props: unknown }
      ? Words
      : Words extends object
        ? { readonly [Name in keyof Words]: Translated<Words[Name]> }
        : Words;
