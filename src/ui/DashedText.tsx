/** In characters; a longer part may break anywhere. */
const MAX_LENGTH = 24;

/** Prevents a line break at the dash of a text such as “Tourist Visa - 30 Days”. */
export function DashedText({ text }: { text: string }) {
  const dash = text.indexOf(' - ');
  const start = text.lastIndexOf(' ', dash - 1) + 1;
  const next = text.indexOf(' ', dash + 3);
  const end = next < 0 ? text.length : next;
  if (dash < 1 || end - start > MAX_LENGTH) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <span className="whitespace-nowrap">{text.slice(start, end)}</span>
      <span>{text.slice(end)}</span>
    </span>
  );
}
