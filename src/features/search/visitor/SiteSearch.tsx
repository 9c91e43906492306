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
import { QUESTIONS, SITE_SCREENS, type SiteScreen } from '@/features/content/model/siteScreens';
import {
  formatTrackingNumber,
  isTrackingNumber,
  normaliseTrackingNumber,
} from '@/domain/application';
import { type Result, useSearchBox } from '@/features/search/queries';
import {
  SearchBox,
  type SearchFrame,
  SearchDialog,
  plain,
  type SearchItem,
} from '@/ui/search/SearchBox';
import type { OpenProps } from '@/ui/search/SearchButton';
import { useMemo } from 'react';
import { followAddress } from '@/shared/visitor/SiteLink';
import { originalLanguage } from '@/domain/translations';
import { siteAddress } from '@/lib/browser/siteAddress';
import { visitorStrings } from '@/features/search/strings';

/** What visitors call an entry of each list. */
const KINDS: Readonly<Record<string, { kind: string; icon: LucideIcon }>> = {
  pages: { kind: visitorStrings.page, icon: FileText },
  blogs: { kind: visitorStrings.post, icon: Newspaper },
  visaCards: { kind: visitorStrings.visa, icon: Stamp },
};
const SCREEN = { kind: visitorStrings.page, icon: AppWindow };
const QUESTION = { kind: visitorStrings.question, icon: CircleHelp };
const SCREENS_AND_QUESTIONS = [...SITE_SCREENS, ...QUESTIONS];

/** The visitors' search: published entries and the site's own screens. */
export function SiteSearch({ open, onClose }: OpenProps) {
  return (
    <SearchDialog open={open} onClose={onClose} label={visitorStrings.label}>
      {(frame) => <SiteSearchBox {...frame} />}
    </SearchDialog>
  );
}

function SiteSearchBox(frame: SearchFrame) {
  const router = useRouter();
  const box = useSearchBox('visitor', SCREENS_AND_QUESTIONS);

  const { ask, itemOf, offered, trackingOf } = useMemo(() => {
    const go = (path: string) => followAddress(router.history, siteAddress(path));
    const screens = SITE_SCREENS.map(({ path, title, texts: [text = ''] }) => ({
      id: path,
      icon: AppWindow,
      title: plain(title),
      quote: plain(text),
      choose: () => go(path),
    }));
    const ofResult = (result: Result<SiteScreen>): SearchItem => {
      const { kind, icon } =
        result.kind === 'static' && result.item.path.includes('#')
          ? QUESTION
          : (result.kind === 'entry' && KINDS[result.key]) || SCREEN;
      const [id, path] =
        result.kind === 'entry'
          ? [`${result.key} ${result.entry.id} ${result.publicPath}`, result.publicPath ?? '/']
          : [result.item.path, result.item.path];
      const language =
        result.kind === 'entry' ? originalLanguage?.({ ...result.entry }, 'title') : undefined;
      return { id, kind, icon, ...result.shown, language, choose: () => go(path) };
    };
    const toTrack = (number: string): SearchItem => ({
      id: `track ${number}`,
      icon: Search,
      title: plain(visitorStrings.track(formatTrackingNumber(number))),
      kind: visitorStrings.page,
      choose: () => go(`/track?number=${number}`),
    });
    const question: SearchItem = {
      id: 'ask',
      icon: CircleHelp,
      title: plain(visitorStrings.ask),
      quote: plain(visitorStrings.contact),
      choose: () => go('/contact'),
    };
    return {
      ask: question,
      itemOf: ofResult,
      offered: { label: visitorStrings.offered, items: screens },
      trackingOf: toTrack,
    };
  }, [router]);
  const number = normaliseTrackingNumber(box.typed);
  const isNumber = isTrackingNumber(number);
  const results = useMemo(() => {
    const found = box.results?.map(itemOf);
    if (found && isNumber) return [trackingOf(number), ...found];
    return found?.length === 0 ? [ask] : found;
  }, [box.results, ask, itemOf, trackingOf, number, isNumber]);
  return (
    <SearchBox
      {...frame}
      {...box.field}
      status={isNumber && box.results?.length === 0 ? '' : box.field.status}
      results={results}
      offered={offered}
    />
  );
}
