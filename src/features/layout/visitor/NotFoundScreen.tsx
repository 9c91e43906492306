import { Link } from '@tanstack/react-router';
import { buttonClass } from '@/ui/controls/Button';
import { Rosette, Stamp } from '@/ui/art/ornaments';
import { strings } from '@/shared/visitor/strings';

export function NotFoundScreen() {
  return (
    <section className="page-width relative grid justify-items-start gap-6 overflow-clip py-24">
      <Rosette className="not-found-rosette" />
      <Stamp text={strings.notFound.stamp} tone="red" detail="404" />
      <h1 className="screen-title">{strings.notFound.title}</h1>
      <p className="lead">{strings.notFound.text}</p>
      <Link to="/" className={buttonClass({ size: 'lg' })}>
        {strings.notFound.home}
      </Link>
    </section>
  );
}
