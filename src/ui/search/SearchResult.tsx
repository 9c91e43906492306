import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { Part } from '@/lib/text/marked';

interface SearchResultProps {
  icon: LucideIcon;
  title: readonly Part[];
  quote: readonly Part[] | undefined;
  kind: string | undefined;
}

/** What is shown of something to choose; drawn again only where it differs. */
export const SearchResult = memo(function SearchResult(props: SearchResultProps) {
  const { icon, title, quote, kind } = props;
  return (
    <>
      <ResultIcon icon={icon} />
      <span className="search-words">
        <span dir="auto" className="search-title">
          <Marked parts={title} />
        </span>
        {quote !== undefined && quote.some(({ text }) => text !== '') && (
          <span dir="auto" className="search-quote">
            <Marked parts={quote} />
          </span>
        )}
      </span>
      {kind !== undefined && <span className="search-kind">{kind}</span>}
    </>
  );
});

const ResultIcon = memo(function ResultIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span aria-hidden className="search-icon">
      <Icon />
    </span>
  );
});

function Marked({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, isMarked }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in their order
    isMarked ? <mark key={place}>{text}</mark> : text,
  );
}
