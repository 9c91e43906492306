import { Toolbar as Bar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
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
import { useRef } from 'react';
import { clean, type HeadingLevel, indent, setLevel } from '@/engines/richtext/commands';
import { strings } from '@/engines/richtext/strings';

export type ToolbarName = 'page' | 'post' | 'section';

type ToolName = keyof typeof strings.tools;

interface Tool {
  icon: LucideIcon;
  /** The shortcut's letter, pressed with Ctrl or Cmd. */
  key?: string;
  run?: (editor: Editor) => void;
  /** The mark or node type that it toggles. */
  of?: string;
}

const toggle = (icon: LucideIcon, of: string, key?: string): Tool => ({
  icon,
  of,
  ...(key !== undefined && { key }),
  run: ({ commands }) =>
    of.endsWith('List') ? commands.toggleList(of, 'listItem') : commands.toggleMark(of),
});

const TOOLS: Readonly<Record<ToolName, Tool>> = {
  bold: toggle(Bold, 'bold', 'B'),
  italic: toggle(Italic, 'italic', 'I'),
  underline: toggle(Underline, 'underline', 'U'),
  strike: toggle(Strikethrough, 'strike'),
  ordered: toggle(ListOrdered, 'orderedList'),
  bullet: toggle(List, 'bulletList'),
  outdent: { icon: IndentDecrease, run: (editor) => indent(editor, -1) },
  indent: { icon: IndentIncrease, run: (editor) => indent(editor, 1) },
  link: { icon: Link, key: 'K' },
  image: { icon: Image },
  clean: { icon: RemoveFormatting, run: clean },
};

/** The toolbar of each content type (SPEC section 2). */
const TOOLBARS: Readonly<
  Record<ToolbarName, { levels: readonly HeadingLevel[]; groups: readonly (readonly ToolName[])[] }>
> = {
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

interface ToolbarProps {
  editor: Editor;
  name: ToolbarName;
  /** Label of the text, and the id of its element. */
  label: string;
  controls: string;
  onAsk: (kind: 'link' | 'image') => void;
}

/** The formatting toolbar: one tab stop; the arrow keys move within it. */
export function Toolbar({ editor, name, label, controls, onAsk }: ToolbarProps) {
  const { levels, groups } = TOOLBARS[name];
  const { level, pressed } = useEditorState({
    editor,
    selector: () => ({
      level: levels.find((one) => one > 0 && editor.isActive('heading', { level: one })) ?? 0,
      pressed: groups
        .flat()
        .filter((tool) => TOOLS[tool].of !== undefined && editor.isActive(TOOLS[tool].of)),
    }),
  });
  // After a choice by keyboard the focus stays in the list, so that another can be made.
  const isByKey = useRef(false);
  return (
    <Bar.Root
      aria-label={strings.toolbar.label(label)}
      aria-controls={controls}
      // Stays in view while the dialog scrolls through a long text.
      className="rich-text-toolbar sticky -top-(--gutter) z-1 flex flex-wrap gap-1 bg-base-100 py-1 [&_span]:flex [&_span]:flex-wrap [&_span]:gap-0.5"
    >
      {levels.length > 0 && (
        <Bar.Input
          aria-label={strings.toolbar.level}
          onPointerDown={() => (isByKey.current = false)}
          onKeyDown={(event) => {
            isByKey.current = event.key.startsWith('Arrow');
            if (event.key !== 'Enter') return;
            event.preventDefault();
            editor.commands.focus();
          }}
          onChange={({ target }) => {
            const chosen = levels.find((one) => String(one) === target.value);
            if (chosen !== undefined) setLevel(editor, chosen);
            if (!isByKey.current) editor.commands.focus();
          }}
          render={
            <select className="select w-auto" value={level}>
              {levels.map((one) => (
                <option key={one} value={one}>
                  {one === 0 ? strings.toolbar.plain : strings.toolbar.heading(one)}
                </option>
              ))}
            </select>
          }
        />
      )}
      {groups.map((group) => (
        <span key={group[0]} role="none">
          {group.map((tool) => {
            const { icon: Icon, key, run, of } = TOOLS[tool];
            const text = strings.tools[tool];
            return (
              <Bar.Button
                key={tool}
                data-name={tool}
                className="btn btn-ghost btn-square aria-pressed:border-current aria-pressed:bg-primary/15 aria-pressed:text-primary"
                aria-label={text}
                aria-pressed={of === undefined ? undefined : pressed.includes(tool)}
                title={key === undefined ? text : strings.toolbar.withKey(text, key)}
                // Prevents the button from taking the focus and the selection away from the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (run === undefined) return onAsk(tool === 'image' ? 'image' : 'link');
                  run(editor);
                  editor.commands.focus();
                }}
              >
                <Icon aria-hidden className="size-4.5" />
              </Bar.Button>
            );
          })}
        </span>
      ))}
    </Bar.Root>
  );
}
