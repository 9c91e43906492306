import type { Elements } from '@/ui/elements';

export interface AdminHeadingProps {
  title: string;
  subtitle?: string | undefined;
  /** The main button of the screen. */
  action?: Elements;
}

export function AdminHeading({ title, subtitle, action }: AdminHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-1">
        <h1 className="text-3xl">{title}</h1>
        {subtitle !== undefined && <p className="text-muted">{subtitle}</p>}
      </div>
      {action}
    </div>
  );
}
