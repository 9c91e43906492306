import { SearchButton } from '@/ui/search/SearchButton';

const load = async () => (await import('./SiteSearch')).SiteSearch;
const NOTHING = {};

/** The header's way to the search, which comes after the page itself. */
export default function SiteSearchButton() {
  return <SearchButton load={load} more={NOTHING} />;
}
