import { LANGUAGE } from '../browser/language';

let rules: Intl.PluralRules | undefined;

/** One for each plural that the language has. */
type Forms<Form> = Readonly<Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form }>;

/** What is said of so many, by the rules of the language that the interface speaks. */
export function plural<Form>(count: number, forms: Forms<Form>): Form {
  rules ??= new Intl.PluralRules(LANGUAGE);
  return forms[rules.select(count)] ?? forms.other;
}
