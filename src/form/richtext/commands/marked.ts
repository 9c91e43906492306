import { applied, type Command, type Selection } from './edit';

/** A text with its selection between « and », for tests. */
export function read(marked: string): { text: string; selection: Selection } {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  return { text: marked.replace('«', '').replace('»', ''), selection: { start, end } };
}

/** What a command makes of a text with a marked selection, in the same form. */
export function run(command: Command, marked: string): string | undefined {
  const { text, selection } = read(marked);
  const edit = command(text, selection);
  if (edit === undefined) return undefined;
  const next = applied(text, edit);
  const { start, end } = edit.selection;
  return `${next.slice(0, start)}«${next.slice(start, end)}»${next.slice(end)}`;
}
