import type { CurrentUser } from '@sponsorat/api';
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
