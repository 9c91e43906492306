import type { ICommand } from '@uiw/react-md-editor/nohighlight';
import {
  Bold,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { type Keys, shortcutOf } from '@/lib/browser/shortcut';
import { cleanCommand } from '@/engines/richtext/commands/clean';
import type { Command, TextSelection } from '@/engines/richtext/commands/edit';
import {
  headingCommand,
  headingLevelAt,
  type HeadingLevel,
} from '@/engines/richtext/commands/headings';
import { indentCommand } from '@/engines/richtext/commands/indent';
import { isListed, listCommand } from '@/engines/richtext/commands/lists';
import { isMarkedWith, markCommand } from '@/engines/richtext/commands/marks';
import type { MarkName } from '@/engines/richtext/commands/markedPieces';
import { insertText } from './insertText';
import { strings } from '@/engines/richtext/strings';

export type ToolbarName = 'page' | 'post' | 'section';

type ToolName = keyof typeof strings.tools;

interface Tool {
  icon: LucideIcon;
  /** Shortcut key with Ctrl or Cmd. */
  key?: string;
  /** Undefined for tools that open a dialog. */
  command?: Command;
  /** Whether the button is pressed; undefined for tools without a pressed state. */
  isOn?: (text: string, selection: TextSelection) => boolean;
}

const mark = (name: MarkName, icon: LucideIcon, key?: string): Tool => ({
  icon,
  ...(key !== undefined && { key }),
  command: markCommand(name),
  isOn: (...at) => isMarkedWith(name, ...at),
});

const list = (ordered: boolean, icon: LucideIcon): Tool => ({
  icon,
  command: listCommand(ordered),
  isOn: (...at) => isListed(ordered, ...at),
});

const TOOLS: Readonly<Record<ToolName, Tool>> = {
  bold: mark('bold', Bold, 'b'),
  italic: mark('italic', Italic, 'i'),
  underline: mark('underline', Underline, 'u'),
  strike: mark('strike', Strikethrough),
  ordered: list(true, ListOrdered),
  bullet: list(false, List),
  outdent: { icon: IndentDecrease, command: indentCommand(-1) },
  indent: { icon: IndentIncrease, command: indentCommand(1) },
  link: { icon: Link, key: 'k' },
  image: { icon: Image },
  clean: { icon: RemoveFormatting, command: cleanCommand },
};

interface Toolbar {
  /** Heading levels, 0 for normal text. */
  levels: readonly HeadingLevel[];
  groups: readonly (readonly ToolName[])[];
}

/** The toolbar of each content type (SPEC section 2). */
const TOOLBARS: Readonly<Record<ToolbarName, Toolbar>> = {
  page: {
    levels: [0, 1, 2, 3, 4, 5, 6],
    groups: [
      ['bold', 'italic', 'underline', 'strike'],
      ['ordered', 'bullet', 'outdent', 'indent'],
      ['link', 'image', 'clean'],
    ],
  },
  post: {
    levels: [0, 1, 2, 3],
    groups: [
      ['bold', 'italic', 'underline', 'strike'],
      ['ordered', 'bullet'],
      ['link', 'image', 'clean'],
    ],
  },
  section: { levels: [], groups: [['bold', 'italic', 'underline', 'link']] },
};

export interface ActiveTools {
  tools: ReadonlySet<ToolName>;
  level: HeadingLevel | undefined;
}

/** The tools and heading level active at the selection; none without a selection. */
export function activeTools(
  name: ToolbarName,
  text: string,
  selection: TextSelection | undefined,
): ActiveTools {
  if (selection === undefined) return { tools: new Set(), level: undefined };
  const { levels, groups } = TOOLBARS[name];
  return {
    tools: new Set(groups.flat().filter((tool) => TOOLS[tool].isOn?.(text, selection))),
    level: levels.length > 0 ? headingLevelAt(text, selection.start) : undefined,
  };
}

const DIVIDER: ICommand = { keyCommand: 'divider' };

/** The package's notation for Ctrl or Cmd with a letter. */
const shortcutOfLetter = (letter: string): string => `ctrlcmd+${letter}`;

type Execute = NonNullable<ICommand['execute']>;

interface Button {
  name: string;
  label: string;
  icon: ReactElement;
  key?: string | undefined;
  pressed: boolean | undefined;
  execute: Execute;
}

function editorCommand({ name, label, icon, key, pressed, execute }: Button): ICommand {
  return {
    name,
    keyCommand: name,
    ...(key !== undefined && { shortcuts: shortcutOfLetter(key) }),
    icon,
    buttonProps: {
      'aria-label': label,
      'aria-pressed': pressed,
      title: key === undefined ? label : strings.toolbar.withKey(label, key.toUpperCase()),
      // Keeps the focus and selection in the text area.
      onMouseDown: (event) => event.preventDefault(),
    },
    execute,
  };
}

const runs =
  (command: Command): Execute =>
  ({ text, selection }, { textArea }) => {
    const edit = command(text, selection);
    if (edit === undefined) textArea.focus();
    else insertText(textArea, edit);
  };

/** The toolbar of a content type as commands of the package. */
export function toolbarCommands(
  name: ToolbarName,
  pressed: ActiveTools,
  ask: (kind: 'link' | 'image') => void,
): ICommand[] {
  const { levels, groups } = TOOLBARS[name];
  const headings = levels.map((level) =>
    editorCommand({
      name: `heading-${level}`,
      label: level === 0 ? strings.toolbar.plain : strings.toolbar.heading(level),
      icon: (
        <span aria-hidden className="text-sm font-semibold">
          {level === 0 ? '¶' : strings.toolbar.headingMark(level)}
        </span>
      ),
      pressed: pressed.level === level,
      execute: runs(headingCommand(level)),
    }),
  );
  const tools = groups.map((group) =>
    group.map((tool) => {
      const { icon: Icon, key, command, isOn } = TOOLS[tool];
      return editorCommand({
        name: tool,
        label: strings.tools[tool],
        icon: <Icon aria-hidden className="size-4.5" />,
        key,
        pressed: isOn && pressed.tools.has(tool),
        execute: command ? runs(command) : () => ask(tool === 'image' ? 'image' : 'link'),
      });
    }),
  );
  return [headings, ...tools]
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [DIVIDER, ...group]));
}

/** The command for a key with Ctrl or Cmd and no other modifier. */
export function commandOfKey(commands: readonly ICommand[], keys: Keys): ICommand | undefined {
  const letter = shortcutOf(keys);
  if (letter === undefined) return undefined;
  return commands.find(({ shortcuts }) => shortcuts === shortcutOfLetter(letter));
}
