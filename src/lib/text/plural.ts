import { LANGUAGE } from '@/lib/language';

let rules: Intl.PluralRules | undefined;

/** One form for each plural category. */
type Forms<Form> = Readonly<Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form }>;

/** Selects the plural form for a count in the interface's language. */
export function plural<Form>(count: number, forms: Forms<Form>): Form {
  rules ??= new Intl.PluralRules(LANGUAGE);
  return forms[rules.select(count)] ?? forms.other;
}
