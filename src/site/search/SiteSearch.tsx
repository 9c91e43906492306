import { defaultParseSearch, useRouter } from '@tanstack/react-router';
import { AppWindow, FileText, type LucideIcon, Newspaper, Stamp } from 'lucide-react';
import { SITE_SCREENS, type SiteScreen } from '@/content/siteScreens';
import { type Result, useSearchBox } from '@/queries/useSearchBox';
import { plain, SearchDialog, type SearchItem } from '@/ui/SearchDialog';
import type { OpenProps } from '@/ui/useOnDemand';

/** What visitors call an entry of each list. */
const KINDS: Readonly<Record<string, { kind: string; icon: LucideIcon }>> = {
  pages: { kind: 'Page', icon: FileText },
  blogs: { kind: 'Post', icon: Newspaper },
  visaCards: { kind: 'Visa', icon: Stamp },
};
const SCREEN = { kind: 'Page', icon: AppWindow };

/** Finding what visitors can see: published entries, and the site's own screens. */
export function SiteSearch({ open, onClose }: OpenProps) {
  const router = useRouter();
  const box = useSearchBox('visitor', SITE_SCREENS);

  const go = (path: string) => {
    box.noteChosen();
    const { pathname, search, hash } = new URL(path, 'https://site.invalid');
    void router.navigate({
      to: pathname,
      search: defaultParseSearch(search),
      hash: hash.slice(1),
    });
  };
  const itemOf = (result: Result<SiteScreen>): SearchItem => {
    const { kind, icon: Icon } = (result.kind === 'entry' && KINDS[result.hit.key]) || SCREEN;
    const [id, path] =
      result.kind === 'entry'
        ? [`${result.hit.key} ${result.hit.entry.id}`, result.hit.publicPath ?? '/']
        : [result.thing.path, result.thing.path];
    return { id, kind, icon: <Icon />, ...result.shown, choose: () => go(path) };
  };
  return (
    <SearchDialog
      open={open}
      onClose={onClose}
      label="Search this site"
      {...box.field}
      results={box.results?.map(itemOf)}
      offered={{
        label: 'Go to',
        items: SITE_SCREENS.map(({ path, title, texts: [text = ''] }) => ({
          id: path,
          icon: <AppWindow />,
          title: plain(title),
          quote: plain(text),
          choose: () => go(path),
        })),
      }}
      hint="Try another word, or fewer of them. Where an application stands is found by its number on the page Track."
    />
  );
}
