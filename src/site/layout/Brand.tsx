interface BrandProps {
  name: string;
  badge: string;
}

/** The badge, stamped a little askew, and the site's name. */
export function Brand({ name, badge }: BrandProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span aria-hidden="true" className="brand-badge">
        {badge}
      </span>
      <span className="brand-name truncate">{name}</span>
    </span>
  );
}
