import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws something where the page has its root. */
export function show(something: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  createRoot(root).render(<StrictMode>{something}</StrictMode>);
}
