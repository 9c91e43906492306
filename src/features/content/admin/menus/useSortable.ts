import {
  dragAndDrop,
  handleEnd,
  handleLongPress,
  isSynthDragState,
  remapNodes,
  state,
  tearDown,
} from '@formkit/drag-and-drop';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  DRAG_EDGE_PX,
  DRAG_LONG_PRESS_MS,
  DRAG_MOUSE_DISTANCE_PX,
  DRAG_SCROLL_PX_PER_MS,
} from '@/config';

/** Interactive elements do not start a drag. */
const CONTROLS = 'a, button, input, select, textarea, [contenteditable]';

interface Sortable {
  list: RefObject<HTMLUListElement | null>;
  /** The keys to render in order, including the dragged position. */
  order: readonly string[];
}

/**
 * Makes the children of a list sortable by long press or mouse drag (SPEC section 9). `onDrop`
 * receives the new position; Escape cancels.
 */
export function useSortable(
  keys: readonly string[],
  onDrop: (from: number, to: number) => void,
): Sortable {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<readonly string[]>();
  const dropped = useEffectEvent(onDrop);
  const given = useEffectEvent(() => keys);

  useEffect(() => {
    const parent = list.current;
    if (parent === null) return undefined;
    let order: readonly string[] | undefined;
    let before: readonly string[] = [];
    let pressed: { x: number; y: number } | undefined;
    let isCancelled = false;

    const show = (next: readonly string[] | undefined) => {
      order = next;
      setDragged(next);
    };
    const cancel = () => {
      isCancelled = true;
      if (isSynthDragState(state)) handleEnd(state);
    };
    dragAndDrop<string>({
      parent,
      getValues: () => [...(order ?? given())],
      setValues: show,
      config: {
        // Native drag and drop has no touch support and no start threshold.
        nativeDrag: false,
        longPress: true,
        longPressDuration: DRAG_LONG_PRESS_MS,
        longPressClass: 'menu-item-held',
        synthDragPlaceholderClass: 'menu-item-gap',
        handleNodePointerdown: (data, current) => {
          const { target, button, clientX, clientY, pointerType } = data.e;
          if (button !== 0 || (target instanceof Element && target.closest(CONTROLS))) return;
          // Replaces the library's handler, which would set `aria-selected`, invalid on list items.
          const { parent: parentRecord, node } = data.targetData;
          current.pointerDown = { parent: parentRecord, node, validated: true };
          handleLongPress(data, current, node);
          if (pointerType === 'mouse') pressed = { x: clientX, y: clientY };
        },
        handlePointercancel: cancel,
        onDragend: ({ draggedNode }) => {
          pressed = undefined;
          const after = order;
          show(undefined);
          if (after && !isCancelled) {
            const key = draggedNode.data.value;
            dropped(before.indexOf(key), after.indexOf(key));
          }
        },
      },
    });

    const onPointerDown = () => {
      isCancelled = false;
      before = given();
    };
    const isDragging = () => isSynthDragState(state) && state.initialParent.el === parent;
    /** Sends the library a synthetic pen event at the pointer, clamped to the list in a drag. */
    const tell = ({ clientX, clientY: y, pointerId }: PointerEvent) => {
      const { top, bottom } = parent.getBoundingClientRect();
      const clientY = isDragging() ? Math.min(Math.max(y, top + 1), bottom - 1) : y;
      const init = { clientX, clientY, pointerId, pointerType: 'pen', bubbles: true };
      document.dispatchEvent(new PointerEvent('pointermove', { ...init, cancelable: true }));
    };
    let pointer: PointerEvent | undefined;
    let frame: number | undefined;
    let framedAt = 0;
    /** Auto-scrolls while the pointer is near an edge of the window, up to the end of the list. */
    const follow = (now: number) => {
      frame = undefined;
      const most = DRAG_SCROLL_PX_PER_MS * Math.max(now - framedAt, 0);
      framedAt = now;
      if (pointer === undefined || !isDragging()) return;
      frame = requestAnimationFrame(follow);
      const lower = innerHeight - DRAG_EDGE_PX;
      const isAbove = pointer.clientY < DRAG_EDGE_PX;
      if (!isAbove && pointer.clientY < lower) return;
      const { top, bottom } = parent.getBoundingClientRect();
      const way = isAbove
        ? Math.max(Math.min(top - DRAG_EDGE_PX, 0), -most)
        : Math.min(Math.max(bottom - lower, 0), most);
      scrollBy({ top: way, behavior: 'instant' });
      tell(pointer);
    };
    // The library leaves mice to native drag and drop. Past the threshold, send it pen events
    // instead.
    const onPointerMove = (event: PointerEvent) => {
      // Stop the library's own scrolling: it never ends, as the dragged element lengthens the page.
      if (isDragging()) clearTimeout(state.scrollDebounceTimeout);
      if (!event.isTrusted) return;
      pointer = event;
      if (isDragging() && frame === undefined) {
        framedAt = performance.now();
        frame = requestAnimationFrame(follow);
      }
      if (event.pointerType !== 'mouse' || pressed === undefined) return;
      if (event.buttons !== 1) {
        pressed = undefined;
        return;
      }
      const distance = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
      if (distance < DRAG_MOUSE_DISTANCE_PX && !isSynthDragState(state)) return;
      state.longPress = true;
      tell(event);
    };
    const onPointerUp = () => {
      pressed = undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isSynthDragState(state)) cancel();
    };
    const stop = new AbortController();
    const { signal } = stop;
    parent.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
    document.addEventListener('pointermove', onPointerMove, { signal });
    document.addEventListener('pointerup', onPointerUp, { signal });
    document.addEventListener('keydown', onKeyDown, { signal, capture: true });
    return () => {
      stop.abort();
      tearDown(parent);
    };
  }, []);

  const order = dragged ?? keys;
  // On drop, the library reads the order before React has rendered it, so make it read again.
  useEffect(() => {
    if (list.current !== null && order === keys) remapNodes(list.current);
  }, [order, keys]);

  return { list, order };
}
