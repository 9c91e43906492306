import type { Elements } from '../elements';
import { Menu } from '@base-ui/react/menu';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface MenuAction {
  label: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
  icon?: Elements;
  destructive?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
}

export interface ActionMenuProps {
  /** Accessible name for an icon-only button. */
  label?: string | undefined;
  /** Content of the button. */
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  /** Non-interactive content above the actions. */
  heading?: Elements;
  actions: readonly MenuAction[];
  /** Called for Alt and an arrow key on the button, to move one place up or down. */
  onMove?: ((step: -1 | 1) => void) | undefined;
  /** Whether the menu opens when mounted, in place of a button that was pressed. */
  defaultOpen?: boolean | undefined;
}

/** A button that opens a menu of actions. */
export function ActionMenu({
  label,
  trigger,
  triggerClassName = 'btn btn-ghost btn-square',
  heading,
  actions,
  onMove,
  defaultOpen = false,
}: ActionMenuProps) {
  // The popup is rendered inside the button's landmark, for navigation by landmarks.
  const landmark = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    landmark.current = button.current?.closest<HTMLElement>('main, header') ?? null;
  }, []);
  const hasOpened = useRef(!defaultOpen);
  const openAtOnce = useEffectEvent(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    button.current?.focus();
    // Unlike a pointer, this also focuses the first action, as a key does.
    button.current?.click();
  });
  useEffect(() => openAtOnce(), []);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        ref={button}
        aria-label={label}
        aria-keyshortcuts={onMove && 'Alt+ArrowUp Alt+ArrowDown'}
        className={triggerClassName}
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1 } as const;
          if (!onMove || !event.altKey || !(event.key === 'ArrowUp' || event.key === 'ArrowDown'))
            return;
          event.preventDefault();
          event.preventBaseUIHandler();
          onMove(step[event.key]);
        }}
      >
        {trigger}
      </Menu.Trigger>
      <Menu.Portal container={landmark}>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup className="action-menu">
            {heading}
            {actions.map(({ label: name, lang, icon, destructive = false, disabled, onSelect }) => (
              <Menu.Item
                key={name}
                disabled={disabled}
                className={`flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field px-3 [--icon-size:1.125rem] data-disabled:cursor-default data-disabled:text-muted data-highlighted:bg-base-300 data-highlighted:outline-2 data-highlighted:-outline-offset-2 ${destructive ? 'text-error' : ''}`}
                onClick={onSelect}
              >
                {icon}
                <span lang={lang}>{name}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
