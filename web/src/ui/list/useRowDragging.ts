import { type RefObject, useEffect, useRef } from 'react';
import type { OnPut } from './rowDragging.ts';

/** Lets a table's rows be dragged where there is something to do with it. The library comes only then. */
export const useRowDragging = (
  table: RefObject<HTMLTableElement | null>,
  keys: string,
  onPut: OnPut | undefined,
): void => {
  const latest = useRef(onPut);
  useEffect(() => {
    latest.current = onPut;
  });
  const active = onPut !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other elements
  useEffect(() => {
    if (!active) return;
    let end: (() => void) | undefined;
    let gone = false;
    import('./rowDragging.ts').then(
      ({ makeRowsDraggable }) => {
        if (gone || !table.current) return;
        end = makeRowsDraggable(table.current, (...put) => latest.current?.(...put));
      },
      // Without a connection there is no dragging; the keys and the menu still move rows.
      () => {},
    );
    return () => {
      gone = true;
      end?.();
    };
  }, [active, keys, table]);
};
