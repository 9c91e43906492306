import { Menu } from '@base-ui/react/menu';
import { type ReactNode, useCallback, useRef } from 'react';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  destructive?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
}

export interface ActionMenuProps {
  /** The button's name where its content is only a picture. */
  label?: string | undefined;
  /** What the button shows. */
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  /** What stands above the actions and is not one. */
  heading?: ReactNode;
  actions: readonly MenuAction[];
}

/** A button that opens a short list of things to do. */
export function ActionMenu({
  label,
  trigger,
  triggerClassName = 'btn btn-ghost btn-square',
  heading,
  actions,
}: ActionMenuProps) {
  // The list stays in the part of the page that its button is in, for who goes by landmarks.
  const landmark = useRef<HTMLElement>(null);
  const findLandmark = useCallback((button: HTMLButtonElement | null) => {
    landmark.current = button?.closest<HTMLElement>('main, header') ?? null;
  }, []);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger ref={findLandmark} aria-label={label} className={triggerClassName}>
        {trigger}
      </Menu.Trigger>
      <Menu.Portal container={landmark}>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup className="action-menu">
            {heading}
            {actions.map(({ label: name, icon, destructive = false, disabled, onSelect }) => (
              <Menu.Item
                key={name}
                disabled={disabled}
                className={`flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field px-3 [--icon-size:1.125rem] data-disabled:cursor-default data-disabled:text-muted data-highlighted:bg-base-300 data-highlighted:outline-2 data-highlighted:-outline-offset-2 ${destructive ? 'text-error' : ''}`}
                onClick={onSelect}
              >
                {icon}
                {name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
