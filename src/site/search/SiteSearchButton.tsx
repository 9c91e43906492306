import { SearchButton } from '@/ui/search/SearchButton';

const load = async () => {
  const [{ SiteSearch }, { prefetchRecords }] = await Promise.all([
    import('./SiteSearch'),
    import('@/search/records'),
  ]);
  prefetchRecords('visitor');
  return SiteSearch;
};
const NOTHING = {};

/** The header's way to the search, which comes after the page itself. */
export default function SiteSearchButton() {
  return <SearchButton load={load} more={NOTHING} />;
}
