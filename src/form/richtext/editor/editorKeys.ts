import { type Keys, shortcutOf } from '@/lib/browser/shortcut';
import { continueList } from '../commands/continueList';
import type { Edit, Selection } from '../commands/edit';
import { TOOLBARS, TOOLS, type ToolbarName, type ToolName } from './toolbars';

/** What a key does: a tool, an edit, or nothing of its own, which leaves it to the browser. */
export type KeyAction = { tool: ToolName } | { edit: Edit } | 'browser';

/** The tool that a key together with Ctrl or Cmd, and nothing else, stands for in a toolbar. */
function toolOfKey(keys: Keys, toolbar: ToolbarName): ToolName | undefined {
  const letter = shortcutOf(keys);
  if (letter === undefined) return undefined;
  return TOOLBARS[toolbar].groups.flat().find((name) => TOOLS[name].key === letter);
}

/**
 * What a key in the text does; undefined where the editor and the page may see it. The editor's
 * own keys are kept from it: they continue lists wrongly, and move or double lines unasked.
 */
export function actionOfKey(
  keys: Keys,
  toolbar: ToolbarName,
  text: string,
  selection: Selection,
): KeyAction | undefined {
  const tool = toolOfKey(keys, toolbar);
  if (tool !== undefined) return { tool };
  const isAlone = !keys.ctrlKey && !keys.metaKey && !keys.altKey;
  if (keys.key === 'Enter' && isAlone) {
    const edit = keys.shiftKey ? undefined : continueList(text, selection);
    return edit === undefined ? 'browser' : { edit };
  }
  const isMove = keys.altKey && /^Arrow(?:Up|Down)$/.test(keys.key);
  const isDouble = keys.ctrlKey && keys.code === 'KeyD';
  return isMove || isDouble ? 'browser' : undefined;
}
