let rules: Intl.PluralRules | undefined;

/** What is said of so many, by the rules of the language that the interface speaks. */
export function plural<Form>(count: number, { one, other }: { one: Form; other: Form }): Form {
  rules ??= new Intl.PluralRules('en');
  return rules.select(count) === 'one' ? one : other;
}
