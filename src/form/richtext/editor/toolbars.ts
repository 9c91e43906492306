import type { Command, Selection } from '../commands/edit';
import { headingLevelAt, type HeadingLevel } from '../commands/headings';
import { cleanCommand } from '../commands/clean';
import { indentCommand } from '../commands/indent';
import { isListed, listCommand } from '../commands/lists';
import { isMarkedWith, markCommand } from '../commands/marks';

export type ToolbarName = 'page' | 'post' | 'section';

export type ToolName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'ordered'
  | 'bullet'
  | 'outdent'
  | 'indent'
  | 'link'
  | 'image'
  | 'clean';

export interface Tool {
  /** Its key together with Ctrl or Cmd. */
  key?: string;
  /** Undefined where a dialog comes first. */
  command?: Command;
  /** Whether a second use would take away what it does; undefined for a tool without that. */
  isOn?: (text: string, selection: Selection) => boolean;
}

export const TOOLS: Readonly<Record<ToolName, Tool>> = {
  bold: {
    key: 'b',
    command: markCommand('bold'),
    isOn: (...at) => isMarkedWith('bold', ...at),
  },
  italic: {
    key: 'i',
    command: markCommand('italic'),
    isOn: (...at) => isMarkedWith('italic', ...at),
  },
  underline: {
    key: 'u',
    command: markCommand('underline'),
    isOn: (...at) => isMarkedWith('underline', ...at),
  },
  strike: {
    command: markCommand('strike'),
    isOn: (...at) => isMarkedWith('strike', ...at),
  },
  ordered: {
    command: listCommand(true),
    isOn: (...at) => isListed(true, ...at),
  },
  bullet: {
    command: listCommand(false),
    isOn: (...at) => isListed(false, ...at),
  },
  outdent: { command: indentCommand(-1) },
  indent: { command: indentCommand(1) },
  link: { key: 'k' },
  image: {},
  clean: { command: cleanCommand },
};

export interface Toolbar {
  /** Levels of headings, from 1 on; empty where there are none. */
  headings: Exclude<HeadingLevel, 0>[];
  /** Groups of buttons. */
  groups: readonly (readonly ToolName[])[];
}

/** What each content type's editor offers (SPEC section 2). */
export const TOOLBARS: Readonly<Record<ToolbarName, Toolbar>> = {
  page: {
    headings: [1, 2, 3, 4, 5, 6],
    groups: [
      ['bold', 'italic', 'underline', 'strike'],
      ['ordered', 'bullet', 'outdent', 'indent'],
      ['link', 'image', 'clean'],
    ],
  },
  post: {
    headings: [1, 2, 3],
    groups: [
      ['bold', 'italic', 'underline', 'strike'],
      ['ordered', 'bullet'],
      ['link', 'image', 'clean'],
    ],
  },
  section: { headings: [], groups: [['bold', 'italic', 'underline', 'link']] },
};

/** Which buttons of a toolbar show as pressed. */
export interface Pressed {
  tools: ReadonlySet<ToolName>;
  level: HeadingLevel | undefined;
}

/** What the selected text is already; nothing is pressed where the selection is not known. */
export function pressedIn(
  name: ToolbarName,
  text: string,
  selection: Selection | undefined,
): Pressed {
  if (selection === undefined) return { tools: new Set(), level: undefined };
  const { headings, groups } = TOOLBARS[name];
  return {
    tools: new Set(groups.flat().filter((tool) => TOOLS[tool].isOn?.(text, selection))),
    level: headings.length > 0 ? headingLevelAt(text, selection.start) : undefined,
  };
}
