import type { Command, TextSelection } from './edit';
import { changeHeading, withoutBreak } from './headings';
import {
  changeMark,
  isLazy,
  isOrdered,
  readLines,
  selectedEntries,
  separateLines,
  writeLines,
  type Line,
} from './lines';

const isEntry = (line: Line, ordered: boolean): boolean =>
  line.mark !== '' && isOrdered(line) === ordered;

/** Turns the selected lines into list entries, or the selected entries into plain lines. */
export function listCommand(ordered: boolean): Command {
  return (text, selection) => {
    const lines = readLines(text);
    const chosen = selectedEntries(lines, selection, isLazy);
    const isDone = chosen.every((line) => isEntry(line, ordered));
    for (const line of chosen) {
      if (line.mark === '') {
        changeHeading(line, '');
        line.words = withoutBreak(line.words);
      }
      while (isLazy(line)) line.holder = line.holder?.holder;
      if (isDone) changeMark(line, '');
      else if (!isEntry(line, ordered)) changeMark(line, ordered ? '1. ' : '- ');
    }
    return writeLines(text, separateLines(lines, new Set(chosen)), selection);
  };
}

/** Whether the list button is pressed, so that a click removes the list. */
export function isListed(ordered: boolean, text: string, selection: TextSelection): boolean {
  const chosen = selectedEntries(readLines(text), selection, isLazy);
  return chosen.length > 0 && chosen.every((line) => isEntry(line, ordered));
}
