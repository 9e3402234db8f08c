import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';
import type { CurrentUser } from '@sponsorat/api';

const guideKey = ({ id }: CurrentUser): string => `guide ${id}`;
const OVER = 'over';

/** Whether the user needs the guide no longer, because all is done or by their own word. */
export const isGuideOver = (user: CurrentUser): boolean => readLocalStorageValue({ key: guideKey(user) }) === OVER;

/** Whether the guide is over, and a way to say so. */
export const useGuideOver = (user: CurrentUser): [boolean, () => void] => {
  const [value, setValue] = useLocalStorage<string>({ key: guideKey(user), getInitialValueInEffect: false });
  return [value === OVER, () => setValue(OVER)];
};
