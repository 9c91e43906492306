import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/controls/Button';
import { applyCardStrings } from '../strings';

/** Invites readers to apply, at the end of a post. */
export function ApplyCard() {
  return (
    <aside aria-labelledby="post-apply" className="sheet no-print grid justify-items-start gap-3">
      <h2 id="post-apply" className="font-display text-2xl font-semibold">
        {applyCardStrings.title}
      </h2>
      <p>{applyCardStrings.text}</p>
      <Link to="/visa-types" className={buttonClass()}>
        {applyCardStrings.choose}
      </Link>
    </aside>
  );
}
