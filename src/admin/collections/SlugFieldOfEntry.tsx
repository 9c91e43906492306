import { useQuery } from '@tanstack/react-query';
import type { EditedType, SlugField } from '@/content/editing/editedType';
import { blankEntry, textOf } from '@/content/editing/formValues';
import { menuReferences } from '@/content/editing/menuReferences';
import { menusOptions } from '@/queries/siteContent';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/TextInput';
import type { useEntryForm } from './useEntryForm';
import { words } from './words';

interface SlugFieldOfEntryProps {
  edited: EditedType;
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
  const { data: menus } = useQuery(menusOptions);
  const { name, from, label, base: path } = field;
  const before = base ?? blankEntry(edited);
  const isTouched = [name, from].some((each) => values[each] !== textOf(before, each));
  const old = textOf(before, name);
  const isPublished = base?.['published'] === true && old !== '';
  const references =
    menus !== undefined && isPublished && values[name] !== old
      ? menuReferences(menus, path + old, location.host)
      : [];
  return (
    <Field
      label={label}
      error={isTouched || showsAll ? problem : undefined}
      advice={references.length > 0 && words.address.menusLeadToOld(path + old, references)}
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
