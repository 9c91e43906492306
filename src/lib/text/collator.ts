let collator: Intl.Collator | undefined;

/** Compares texts for sorting in the reader's language: numbers by value, capitals and accents aside. */
export function compareTexts(a: string, b: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  return collator.compare(a, b);
}
