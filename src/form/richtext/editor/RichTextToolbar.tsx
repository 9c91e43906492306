import { Toolbar } from '@base-ui/react/toolbar';
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
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../commands/headings';
import { type Pressed, TOOLBARS, TOOLS, type ToolbarName, type ToolName } from './toolbars';
import { strings } from './strings';

const ICONS: Readonly<Record<ToolName, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  ordered: ListOrdered,
  bullet: List,
  outdent: IndentDecrease,
  indent: IndentIncrease,
  link: Link,
  image: Image,
  clean: RemoveFormatting,
};

interface ToolButtonProps {
  label: string;
  title?: string;
  pressed?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

function ToolButton({ label, title = label, pressed, onPress, children }: ToolButtonProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      aria-pressed={pressed}
      title={title}
      className="rich-text-tool"
      // The text keeps its focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Toolbar.Button>
  );
}

export interface RichTextToolbarProps {
  name: ToolbarName;
  /** What it formats, for its name. */
  label: string;
  pressed: Pressed;
  /** While the text is not on show. */
  disabled: boolean;
  onTool: (name: ToolName) => void;
  onHeading: (level: HeadingLevel) => void;
}

/** The buttons that a content type's text has, one stop for Tab, arrow keys between them. */
export function RichTextToolbar({
  name,
  label,
  pressed,
  disabled,
  onTool,
  onHeading,
}: RichTextToolbarProps) {
  const { headings, groups } = TOOLBARS[name];
  const levels: readonly HeadingLevel[] = headings.length > 0 ? [0, ...headings] : [];
  return (
    <Toolbar.Root
      aria-label={strings.toolbar.label(label)}
      disabled={disabled}
      className="rich-text-toolbar"
    >
      {levels.length > 0 && (
        <Toolbar.Group aria-label={strings.toolbar.headings} className="rich-text-tools">
          {levels.map((level) => (
            <ToolButton
              key={level}
              label={level === 0 ? strings.toolbar.plain : strings.toolbar.heading(level)}
              pressed={pressed.level === level}
              onPress={() => onHeading(level)}
            >
              <span aria-hidden className="text-sm font-semibold">
                {level === 0 ? '¶' : strings.toolbar.headingMark(level)}
              </span>
            </ToolButton>
          ))}
        </Toolbar.Group>
      )}
      {groups.map((group) => (
        <Toolbar.Group
          key={group.join()}
          aria-label={groupLabel(group)}
          className="rich-text-tools"
        >
          {group.map((tool) => {
            const { key, isOn } = TOOLS[tool];
            const toolLabel = strings.tools[tool];
            const Icon = ICONS[tool];
            return (
              <ToolButton
                key={tool}
                label={toolLabel}
                title={
                  key === undefined
                    ? toolLabel
                    : strings.toolbar.withKey(toolLabel, key.toUpperCase())
                }
                pressed={isOn && pressed.tools.has(tool)}
                onPress={() => onTool(tool)}
              >
                <Icon aria-hidden className="size-4.5" />
              </ToolButton>
            );
          })}
        </Toolbar.Group>
      ))}
    </Toolbar.Root>
  );
}

function groupLabel(group: readonly ToolName[]): string {
  if (group.includes('bold')) return strings.toolbar.marks;
  return group.includes('bullet') ? strings.toolbar.lists : strings.toolbar.more;
}
