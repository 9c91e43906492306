import { useSuspenseQuery } from '@tanstack/react-query';
import { type NavigateOptions, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { keyed } from '@/lib/keyed';
import { menusOptions, settingsOptions } from '@/queries/content/siteContent';
import { idToOpen, type Result, useSearchBox } from '@/queries/useSearchBox';
import { SearchBox, type SearchFrame } from '@/ui/search/SearchBox';
import { SearchDialog } from '@/ui/search/SearchDialog';
import { plain, type SearchItem } from '@/ui/search/searchItems';
import type { OpenProps } from '@/ui/search/useOnDemand';
import { entryTarget } from './entryTarget';
import { applicationsCommand, commands, type PaletteItem, storedItems } from './paletteItems';
import { strings } from './strings';

interface PaletteProps extends OpenProps {
  onLogOut: () => void;
}

/** Finding everything that is stored, and doing what can be done from anywhere. */
export function Palette({ open, onClose, onLogOut }: PaletteProps) {
  return (
    <SearchDialog open={open} onClose={onClose} label={strings.title}>
      {(frame) => <PaletteBox {...frame} onLogOut={onLogOut} />}
    </SearchDialog>
  );
}

function PaletteBox({ onLogOut, ...frame }: SearchFrame & Pick<PaletteProps, 'onLogOut'>) {
  const router = useRouter();
  const { data: settings } = useSuspenseQuery(settingsOptions);
  const { data: menus } = useSuspenseQuery(menusOptions);
  const offered = useMemo(() => commands(onLogOut), [onLogOut]);
  const things = useMemo(
    () => [...offered, ...storedItems(settings, menus)],
    [offered, settings, menus],
  );
  const box = useSearchBox('administrator', things);

  const { commandItem, itemOf } = useMemo(() => {
    const go = (to: NavigateOptions) => void router.navigate(to);
    const ofCommand = (item: PaletteItem): SearchItem => ({
      id: item.id,
      icon: item.icon,
      title: plain(item.title),
      choose: () => ('run' in item.does ? item.does.run() : go(item.does.go)),
    });
    const ofResult = (result: Result<PaletteItem>): SearchItem => {
      if (result.kind === 'thing') {
        const { thing, shown } = result;
        return { ...ofCommand(thing), ...shown, kind: thing.kind };
      }
      const { key, entry } = result;
      const target = entryTarget(key);
      return {
        id: `${key} ${entry.id}`,
        kind: target.kind,
        icon: target.icon,
        ...result.shown,
        choose: () => go(target.goTo(idToOpen(result))),
      };
    };
    return { commandItem: ofCommand, itemOf: ofResult };
  }, [router]);
  const results = useMemo(
    () =>
      box.results && [
        // Found entries may have equal ids.
        ...keyed(box.results.map(itemOf), ({ id }) => id).map(({ key, item }) => ({
          ...item,
          id: key,
        })),
        commandItem(applicationsCommand(box.typed)),
      ],
    [box.results, box.typed, itemOf, commandItem],
  );
  const commandGroup = useMemo(
    () => ({ label: strings.commands, items: offered.map(commandItem) }),
    [offered, commandItem],
  );
  return <SearchBox {...frame} {...box.field} results={results} offered={commandGroup} />;
}
