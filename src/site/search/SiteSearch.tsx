import { useRouter } from '@tanstack/react-router';
import {
  AppWindow,
  CircleHelp,
  FileText,
  type LucideIcon,
  Newspaper,
  Search,
  Stamp,
} from 'lucide-react';
import { QUESTIONS, SITE_SCREENS, type SiteScreen } from '@/content/siteScreens';
import {
  formatTrackingNumber,
  isTrackingNumber,
  normaliseTrackingNumber,
} from '@/content/trackingNumber';
import { type Result, useSearchBox } from '@/queries/useSearchBox';
import { SearchBox, type SearchFrame } from '@/ui/SearchBox';
import { SearchDialog } from '@/ui/SearchDialog';
import { plain, type SearchItem } from '@/ui/searchItems';
import type { OpenProps } from '@/ui/useOnDemand';
import { useMemo } from 'react';
import { followAddress } from '../followLink';
import { words } from './words';

/** What visitors call an entry of each list. */
const KINDS: Readonly<Record<string, { kind: string; icon: LucideIcon }>> = {
  pages: { kind: words.page, icon: FileText },
  blogs: { kind: words.post, icon: Newspaper },
  visaCards: { kind: words.visa, icon: Stamp },
};
const SCREEN = { kind: words.page, icon: AppWindow };
const QUESTION = { kind: words.question, icon: CircleHelp };
const SCREENS_AND_QUESTIONS = [...SITE_SCREENS, ...QUESTIONS];

/** Finding what visitors can see: published entries, and the site's own screens. */
export function SiteSearch({ open, onClose }: OpenProps) {
  return (
    <SearchDialog open={open} onClose={onClose} label={words.label}>
      {(frame) => <SiteSearchBox {...frame} />}
    </SearchDialog>
  );
}

function SiteSearchBox(frame: SearchFrame) {
  const router = useRouter();
  const box = useSearchBox('visitor', SCREENS_AND_QUESTIONS);

  const { itemOf, offered, trackingOf } = useMemo(() => {
    const go = (path: string) => followAddress(router.history, path);
    const screens = SITE_SCREENS.map(({ path, title, texts: [text = ''] }) => ({
      id: path,
      icon: AppWindow,
      title: plain(title),
      quote: plain(text),
      choose: () => go(path),
    }));
    const ofResult = (result: Result<SiteScreen>): SearchItem => {
      const { kind, icon } =
        result.kind === 'thing' && result.thing.path.includes('#')
          ? QUESTION
          : (result.kind === 'entry' && KINDS[result.hit.key]) || SCREEN;
      const [id, path] =
        result.kind === 'entry'
          ? [
              `${result.hit.key} ${result.hit.entry.id} ${result.hit.publicPath}`,
              result.hit.publicPath ?? '/',
            ]
          : [result.thing.path, result.thing.path];
      return { id, kind, icon, ...result.shown, choose: () => go(path) };
    };
    const toTrack = (number: string): SearchItem => ({
      id: `track ${number}`,
      icon: Search,
      title: plain(words.track(formatTrackingNumber(number))),
      kind: words.page,
      choose: () => go(`/track?number=${number}`),
    });
    return {
      itemOf: ofResult,
      offered: { label: words.offered, items: screens },
      trackingOf: toTrack,
    };
  }, [router]);
  const number = normaliseTrackingNumber(box.field.sought);
  const isNumber = isTrackingNumber(number);
  const results = useMemo(() => {
    const found = box.results?.map(itemOf);
    return found && isNumber ? [trackingOf(number), ...found] : found;
  }, [box.results, itemOf, trackingOf, number, isNumber]);
  return (
    <SearchBox
      {...frame}
      {...box.field}
      status={isNumber && box.results?.length === 0 ? '' : box.field.status}
      results={results}
      offered={offered}
      hint={words.hint}
    />
  );
}
