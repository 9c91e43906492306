import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Id>[];
  shown: Id;
  onShow: (id: Id) => void;
}

/** All panels stay mounted, so that inputs keep their values. A single tab has no tab list. */
export function Tabs<Id extends string>({ label, tabs, shown, onShow }: TabsProps<Id>) {
  return (
    <BaseTabs.Root
      value={shown}
      onValueChange={(next: unknown) => {
        const tab = tabs.find(({ id }) => id === next);
        if (tab) onShow(tab.id);
      }}
    >
      {tabs.length > 1 && (
        <BaseTabs.List aria-label={label} className="tab-list">
          {tabs.map((tab) => (
            <BaseTabs.Tab key={tab.id} value={tab.id} className="tab-button">
              {tab.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
      )}
      {tabs.map((tab) => (
        // The panel contains focusable elements, so it is no tab stop itself.
        <BaseTabs.Panel key={tab.id} value={tab.id} keepMounted tabIndex={-1} className="pt-6">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
