import { SearchButton } from '@/ui/search/SearchButton';

const load = async () => {
  const [{ SiteSearch }, { readAhead }] = await Promise.all([
    import('./SiteSearch'),
    import('@/search/records'),
  ]);
  readAhead('visitor');
  return SiteSearch;
};
const NOTHING = {};

/** The header's way to the search, which comes after the page itself. */
export default function SiteSearchButton() {
  return <SearchButton load={load} more={NOTHING} />;
}
