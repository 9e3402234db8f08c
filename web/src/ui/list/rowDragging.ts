import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import classes from './RowGrip.module.css';
import type { Side } from './rowOrder.ts';
import { makeRowsDraggableByTouch } from './touchDragging.ts';

export type OnPut = (row: string, side: Side, target: string) => void;

const chip = (text: string): HTMLElement => {
  const element = document.createElement('div');
  element.className = classes.chip ?? '';
  element.textContent = text;
  return element;
};

/**
 * Lets the rows of a table be dragged by their grips. Rows name themselves in `data-row`. While it lasts, the row that
 * is dragged has `data-dragged`, and the one that it would land beside `data-drop`.
 */
export const makeRowsDraggable = (table: HTMLTableElement, onPut: OnPut): (() => void) => {
  const rows = [...table.querySelectorAll<HTMLElement>('tr[data-row]')];
  const cleanUps = rows.map((element) => {
    const key = element.dataset.row ?? '';
    const grip = element.querySelector('[data-grip]');
    const unmark = () => delete element.dataset.drop;
    if (!grip) return () => {};
    return combine(
      draggable({
        element,
        dragHandle: grip,
        getInitialData: () => ({ table, key }),
        onGenerateDragPreview: ({ nativeSetDragImage }) =>
          setCustomNativeDragPreview({
            nativeSetDragImage,
            render: ({ container }) => container.append(chip(element.querySelector('th')?.textContent ?? '')),
          }),
        onDragStart: () => {
          element.dataset.dragged = '';
        },
        onDrop: () => delete element.dataset.dragged,
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.table === table && source.data.key !== key,
        getData: ({ input }) => {
          const { top, height } = element.getBoundingClientRect();
          return { side: input.clientY < top + height / 2 ? 'before' : 'after' };
        },
        onDrag: ({ self }) => {
          element.dataset.drop = String(self.data.side);
        },
        onDragLeave: unmark,
        onDrop: ({ self, source }) => {
          unmark();
          onPut(String(source.data.key), self.data.side === 'before' ? 'before' : 'after', key);
        },
      }),
      () => {
        unmark();
        delete element.dataset.dragged;
      },
    );
  });
  return combine(...cleanUps, makeRowsDraggableByTouch(table, onPut));
};
