import { Link, Navigate } from '@tanstack/react-router';
import { buttonClass } from '@/ui/buttonClass';
import { Rosette } from '@/ui/Rosette';
import { Stamp } from '@/ui/Stamp';
import { words } from './words';

export function NotFoundScreen() {
  return (
    <section className="page-width relative grid justify-items-start gap-6 overflow-clip py-24">
      <Rosette className="not-found-rosette" />
      <Stamp text={words.notFound.stamp} tone="red" detail="404" />
      <h1 className="screen-title">{words.notFound.title}</h1>
      <p className="lead">{words.notFound.text}</p>
      <Link to="/" className={buttonClass({ size: 'lg' })}>
        {words.notFound.home}
      </Link>
    </section>
  );
}

/** An address that no route has goes the way of an unknown page: its screen has a head and a frame. */
export const UnknownAddress = () => <Navigate to="/404" replace />;
