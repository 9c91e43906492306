import { useCombobox } from 'downshift';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { strings } from './strings';
import { useFieldControl } from '../elements';
import './inputs.css';

export interface ComboboxControlProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'value' | 'onChange' | 'ref'
> {
  /** Accessible name of the listbox. */
  listLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** Options matching the typed text, best first; all of them for ''. */
  match: (typed: string) => readonly string[];
  /** Whether Enter takes the best match of what was typed. */
  isFirstTaken?: boolean;
}

const LEAVING: ReadonlySet<string> = new Set([
  useCombobox.stateChangeTypes.InputBlur,
  useCombobox.stateChangeTypes.InputKeyDownEscape,
]);

const INPUT_CHANGE = useCombobox.stateChangeTypes.InputChange;

/** A text input with suggestions (WAI-ARIA combobox); any typed text is a valid value. */
export function ComboboxControl({
  listLabel,
  value,
  onChange,
  match,
  isFirstTaken = false,
  ...props
}: ComboboxControlProps) {
  const { id = '', ...notes } = useFieldControl();
  const input = { ...notes, ...props, id };
  const matching = match(value);
  // A list with only the current value is noise.
  const options = matching.length === 1 && matching[0] === value ? [] : [...matching];
  const box = useCombobox<string>({
    items: options,
    inputId: input.id,
    // Uncontrolled: downshift reports changes after the event, which would move the caret.
    initialInputValue: value,
    onInputValueChange: ({ inputValue }) => onChange(inputValue),
    // Blur and Escape keep the typed text.
    stateReducer: (state, { type, changes }) => {
      if (LEAVING.has(type)) return { ...changes, inputValue: state.inputValue };
      if (type !== INPUT_CHANGE) return changes;
      // Autofill from another field changes this one without focus; the list stays closed then.
      const isOpen = document.activeElement?.id === input.id;
      return { ...changes, isOpen, highlightedIndex: isFirstTaken && changes.inputValue ? 0 : -1 };
    },
  });
  const follow = useEffectEvent((text: string) => {
    if (text !== box.inputValue && document.activeElement?.id !== input.id) box.setInputValue(text);
  });
  // The value may also change without typing, for example when a passport is read.
  useEffect(() => follow(value), [value]);
  const isListShown = box.isOpen && options.length > 0;
  const place = useRef<HTMLDivElement>(null);
  // Near the bottom edge of the viewport the list would open off screen.
  useEffect(() => {
    if (isListShown)
      place.current?.querySelector('[role=listbox]')?.scrollIntoView({ block: 'nearest' });
  }, [isListShown]);
  return (
    <div ref={place} className="relative">
      <input
        type="text"
        dir="auto"
        {...box.getInputProps({
          ...input,
          'aria-labelledby': undefined,
          'aria-expanded': isListShown,
          className: 'input pe-12',
        })}
      />
      <button
        type="button"
        {...box.getToggleButtonProps()}
        aria-label={listLabel}
        className="absolute inset-y-0 inset-e-0 grid w-11 cursor-pointer place-items-center"
      >
        <ChevronDown aria-hidden="true" className="size-5" />
      </button>
      <ul
        {...box.getMenuProps({ 'aria-label': listLabel })}
        hidden={!isListShown}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-68 overflow-y-auto overscroll-contain rounded-field border border-control bg-base-100 py-1 [box-shadow:var(--shadow-float)]"
      >
        {isListShown &&
          options.map((option, index) => (
            <li
              key={option}
              {...box.getItemProps({ item: option, index })}
              className="flex min-h-11 cursor-pointer items-center px-3.5 py-1.5 aria-selected:bg-primary aria-selected:text-primary-content"
            >
              {option}
            </li>
          ))}
      </ul>
      <output className="sr-only">
        {box.isOpen && value !== '' ? strings.suggestions(options.length) : ''}
      </output>
    </div>
  );
}
