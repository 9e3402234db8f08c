import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { palette } from '../../ui/chart/palette.ts';
import { useSeedOfDay } from './guide.ts';

/** The colours of so many slices, drawn by lot once a day: the chart and the list beside it have the same. */
export const useSliceColors = (count: number): string[] => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const seed = useSeedOfDay();
  return useMemo(() => palette(count, scheme, seed), [count, scheme, seed]);
};
