import { type RefCallback, useCallback, useState } from 'react';

/** The width of an element as it is laid out, and the ref that measures it; 0 before the first layout. */
export const useWidth = <E extends HTMLElement>(): [RefCallback<E>, number] => {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: E | null) => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
};
