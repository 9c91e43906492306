import { SearchButton } from '@/ui/search/SearchButton';

const load = async () => {
  const [{ SiteSearch }, { prepareSearch }] = await Promise.all([
    import('./SiteSearch'),
    import('@/features/search/queries'),
  ]);
  void prepareSearch('visitor');
  return SiteSearch;
};
const NOTHING = {};

/** The header's search button, loaded after the page. */
export default function SiteSearchButton() {
  return <SearchButton load={load} more={NOTHING} />;
}
