import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { MarkedPart } from '@/lib/text/marked';

interface SearchResultProps {
  icon: LucideIcon;
  title: readonly MarkedPart[];
  quote: readonly MarkedPart[] | undefined;
  isTyped: boolean | undefined;
  kind: string | undefined;
}

/** Content of a row; memoised. */
export const SearchResult = memo(function SearchResult(props: SearchResultProps) {
  const { icon, title, quote, isTyped, kind } = props;
  return (
    <>
      <ResultIcon icon={icon} />
      {/* With large text on a narrow screen the kind wraps below the title. */}
      <span
        translate={isTyped ? 'no' : undefined}
        className="grid min-w-0 flex-[1_1_min(10rem,calc(100%-2rem))]"
      >
        <span dir="auto" className="line-clamp-2 leading-[1.35] wrap-anywhere">
          <Marked parts={title} />
        </span>
        {quote !== undefined && quote.some(({ text }) => text !== '') && (
          <span dir="auto" className="line-clamp-2 text-sm/[1.45] wrap-anywhere text-muted">
            <Marked parts={quote} />
          </span>
        )}
      </span>
      {kind !== undefined && (
        <span className="ms-auto max-w-32 flex-none text-end text-[0.8125rem] text-muted">
          {kind}
        </span>
      )}
    </>
  );
});

const ResultIcon = memo(function ResultIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span aria-hidden className="flex-none text-primary">
      <Icon className="size-5" />
    </span>
  );
});

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMarked }, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, in their order
    isMarked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}
