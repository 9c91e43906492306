import { SearchButton } from '@/ui/search/SearchButton';

const load = async () => {
  const [{ SiteSearch }, { prefetchRecords }] = await Promise.all([
    import('./SiteSearch'),
    import('@/features/search/store'),
  ]);
  prefetchRecords('visitor');
  return SiteSearch;
};
const NOTHING = {};

/** The header's search button, loaded after the page. */
export default function SiteSearchButton() {
  return <SearchButton load={load} more={NOTHING} />;
}
