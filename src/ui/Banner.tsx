/** A line across the page that says what is not as usual; nothing where there is nothing to say. */
export function Banner({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <div role="status" className="bg-warning text-warning-content">
      <p className="page-width py-3">{text}</p>
    </div>
  );
}
