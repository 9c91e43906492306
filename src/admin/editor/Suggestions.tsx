import { type ComponentProps, useId } from 'react';
import { TextInput } from '@/ui/controls/TextInput';

export interface Suggestion {
  value: string;
  name: string;
}

interface SuggestionsProps extends ComponentProps<'input'> {
  options: readonly Suggestion[];
}

/** A free text that suggests some, by the browser's own list. */
export function Suggestions({ options, ...input }: SuggestionsProps) {
  const id = useId();
  return (
    <>
      <TextInput {...input} dir="auto" list={id} />
      <datalist id={id}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** What others say, each once, blanks left out. */
export function textsOfOthers(texts: readonly string[]): Suggestion[] {
  const different = new Set(texts.map((text) => text.trim()).filter((text) => text !== ''));
  return [...different].toSorted().map((text) => ({ value: text, name: text }));
}
