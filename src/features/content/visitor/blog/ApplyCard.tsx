import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/controls/buttonClass';
import { strings } from './deferredStrings';

/** The way on from the end of a post. */
export function ApplyCard() {
  return (
    <aside aria-labelledby="post-apply" className="sheet no-print grid justify-items-start gap-3">
      <h2 id="post-apply" className="font-display text-2xl font-semibold">
        {strings.title}
      </h2>
      <p>{strings.text}</p>
      <Link to="/visa-types" className={buttonClass()}>
        {strings.choose}
      </Link>
    </aside>
  );
}
