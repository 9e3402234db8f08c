import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { USAGE_ID } from '../../lib/anchors.ts';

/** Leads who came to register usage to the first product that has some, once all of it is there. */
export const useUsageTarget = (isReady: boolean) => {
  const products = useRef<HTMLDivElement>(null);
  // Who asks for the same again is led there again.
  const visit = useLocation({
    select: ({ hash, state }) => (hash === USAGE_ID ? (state.__TSR_key ?? USAGE_ID) : undefined),
  });
  useEffect(() => {
    if (!isReady || !visit) return;
    const first = products.current?.querySelector<HTMLElement>('[data-usage]');
    const target = first ?? products.current?.querySelector(':scope > section');
    target?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [isReady, visit]);
  return products;
};
