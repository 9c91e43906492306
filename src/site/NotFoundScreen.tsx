import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/buttonClass';
import { Rosette } from '@/ui/Rosette';
import { Stamp } from '@/ui/Stamp';

export function NotFoundScreen() {
  return (
    <section className="page-width relative grid justify-items-start gap-6 overflow-clip py-24">
      <Rosette className="not-found-rosette" />
      <Stamp text="No entry" tone="red" detail="404" />
      <h1 className="screen-title">Page Not Found</h1>
      <p className="lead">There is no page at this address. It may have moved, or never existed.</p>
      <Link to="/" className={buttonClass({ size: 'lg' })}>
        Go back to Homepage
      </Link>
    </section>
  );
}
