import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { today } from '../../lib/formats.ts';
import { useKept } from '../../lib/storage.ts';
import { palette } from '../../ui/chart/palette.ts';

/** A number from 0 to under 1 that is drawn by lot in each browser and is another one every day. */
const useSeedOfDay = (): number => {
  const [own] = useState(Math.random);
  const [stored, store] = useKept('seed');
  const seed = typeof stored === 'number' ? stored : own;
  useEffect(() => {
    if (seed !== stored) store(seed);
  });
  // Steps of the golden section never come near a number that was there before.
  return (seed + (Date.parse(today()) / 86_400_000) * 0.618_034) % 1;
};

/** The colours of so many slices, drawn by lot once a day: the chart and the list beside it have the same. */
export const useSliceColors = (count: number): string[] => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const seed = useSeedOfDay();
  return useMemo(() => palette(count, scheme, seed), [count, scheme, seed]);
};
