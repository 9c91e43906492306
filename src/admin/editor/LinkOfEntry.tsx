import type { ComponentProps } from 'react';
import { knownLinks, linkFault } from '@/content/menus/menuLink';
import { useLinkTargets } from '@/queries/admin/useLinkTargets';
import { Field, type FieldProps } from '@/ui/controls/Field';
import { Suggestions } from './Suggestions';

interface LinkOfEntryProps {
  frame: Pick<FieldProps, 'label' | 'hint' | 'error' | 'advice'>;
  text: string;
  input: ComponentProps<'input'>;
}

/** A link, with the pages of this site to pick from, and what is odd about it. */
export function LinkOfEntry({ frame, text, input }: LinkOfEntryProps) {
  const targets = useLinkTargets();
  const fault = linkFault(text, targets);
  return (
    <Field {...frame} advice={fault?.isRefused ? frame.advice : fault?.text}>
      {(control) => (
        <Suggestions
          {...control}
          {...input}
          options={knownLinks(targets).map(({ link, name }) => ({ value: link, name }))}
        />
      )}
    </Field>
  );
}
