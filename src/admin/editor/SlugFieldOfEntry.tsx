import type { ContentTypeConfig, SlugField } from '@/content/editing/contentTypeConfig';
import { blankEntry, textOf } from '@/content/editing/formValues';
import { Field } from '@/ui/controls/Field';
import { TextInput } from '@/ui/controls/TextInput';
import { useLinksTo } from '../collections/useLinksTo';
import type { useEntryForm } from './useEntryForm';
import { strings } from '../collections/strings';

interface SlugFieldOfEntryProps {
  edited: ContentTypeConfig;
  field: SlugField;
  editor: ReturnType<typeof useEntryForm>;
  problem: string | undefined;
  showsAll: boolean;
}

/** The slug, with what stands in its way told while it is typed (SPEC section 5). */
export function SlugFieldOfEntry({
  edited,
  field,
  editor: { form, values, base },
  problem,
  showsAll,
}: SlugFieldOfEntryProps) {
  const { address, links } = useLinksTo(edited, base);
  const { name, from, label } = field;
  const before = base ?? blankEntry(edited);
  const isTouched = [name, from].some((each) => values[each] !== textOf(before, each));
  const isBreaking = links.length > 0 && values[name] !== textOf(before, name);
  return (
    <Field
      label={label}
      error={isTouched || showsAll ? problem : undefined}
      advice={isBreaking && strings.address.linksToOld(address, links)}
    >
      {(frame) => (
        <TextInput
          {...frame}
          {...form.register(name)}
          dir="ltr"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          className="font-mono"
        />
      )}
    </Field>
  );
}
