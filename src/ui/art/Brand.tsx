import { Picture } from '../Picture';

export interface BrandProps {
  name: string;
  /** One or two letters. */
  badge: string;
  /** Image URL; the badge is the fallback. */
  logo?: string | undefined;
}

export function Brand({ name, badge, logo = '' }: BrandProps) {
  const stamp = (
    <span aria-hidden="true" className="brand-badge">
      {badge}
    </span>
  );
  return (
    <span className="flex min-w-0 items-center gap-3">
      {logo.trim() === '' ? (
        stamp
      ) : (
        <Picture src={logo} alt="" fit="contain" className="brand-logo" fallback={stamp} />
      )}
      <span className="brand-name truncate">{name}</span>
    </span>
  );
}
