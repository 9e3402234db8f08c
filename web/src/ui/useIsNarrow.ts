import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is narrower than one of the breakpoints, from the first frame on. */
export const useIsNarrow = (width: '30em' | '48em' | '62em'): boolean =>
  useMediaQuery(`(width < ${width})`, undefined, { getInitialValueInEffect: false });
