import type { CurrentUser } from '@sponsorat/api';
import { useEffect, useState } from 'react';
import { today } from '../../lib/formats.ts';
import { readKept, useKept } from '../../lib/storage.ts';

const guideKey = ({ id }: CurrentUser): string => `guide ${id}`;
const OVER = 'over';

/** Whether the user needs the guide no longer, because all is done or by their own word. */
export const isGuideOver = (user: CurrentUser): boolean => readKept(guideKey(user)) === OVER;

/** Whether the guide is over, and a way to say so. */
export const useGuideOver = (user: CurrentUser): [boolean, () => void] => {
  const [value, setValue] = useKept(guideKey(user));
  return [value === OVER, () => setValue(OVER)];
};

/** A number from 0 to under 1 that is drawn by lot in each browser and is another one every day. */
export const useSeedOfDay = (): number => {
  const [own] = useState(Math.random);
  const [stored, store] = useKept('seed');
  const seed = typeof stored === 'number' ? stored : own;
  useEffect(() => {
    if (seed !== stored) store(seed);
  });
  // Steps of the golden section never come near a number that was there before.
  return (seed + (Date.parse(today()) / 86_400_000) * 0.618_034) % 1;
};
