import type { ComponentProps } from 'react';

export function Select({ className = 'w-full', ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={`select ${className}`} />;
}

/** An on/off control that applies immediately; it needs a label. */
export function Switch({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const look = `toggle toggle-primary ${className}`;
  // The checkbox's own state provides what the role requires.
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
  return <input {...rest} type="checkbox" role="switch" className={look} />;
}
