import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';
import { type CurrentUser, hasRole } from '@sponsorat/api';

/** Whose work the dashboard shows. */
export const attentionOwners = ['mine', 'all'] as const;
export type AttentionOwner = (typeof attentionOwners)[number];

const ownerKey = ({ id }: CurrentUser): string => `attention ${id}`;

/** Who looks after everything begins with everything. */
const usualOwner = ({ roles }: CurrentUser): AttentionOwner => (hasRole(roles, 'Admin') ? 'all' : 'mine');

const knownOwner = (value: unknown, user: CurrentUser): AttentionOwner =>
  attentionOwners.find((owner) => owner === value) ?? usualOwner(user);

/** Whose work the user looked at last, in this browser. */
export const attentionOwner = (user: CurrentUser): AttentionOwner =>
  knownOwner(readLocalStorageValue({ key: ownerKey(user) }), user);

/** The same, and a way to change it. */
export const useAttentionOwner = (user: CurrentUser): [AttentionOwner, (owner: AttentionOwner) => void] => {
  const [value, setValue] = useLocalStorage<string>({ key: ownerKey(user), getInitialValueInEffect: false });
  return [knownOwner(value, user), setValue];
};

/** How many rows of it there were last, so that as much room waits for them; and a way to say how many there are. */
export const useAttentionRows = (
  user: CurrentUser,
  owner: AttentionOwner,
): [number | undefined, (rows: number) => void] => {
  const [rows, setRows] = useLocalStorage<number>({
    key: `attention rows ${user.id} ${owner}`,
    getInitialValueInEffect: false,
  });
  return [Number.isInteger(rows) ? rows : undefined, setRows];
};

const guideKey = ({ id }: CurrentUser): string => `guide ${id}`;
const OVER = 'over';

/** Whether the user needs the guide no longer, because all is done or by their own word. */
export const isGuideOver = (user: CurrentUser): boolean => readLocalStorageValue({ key: guideKey(user) }) === OVER;

/** The same, and a way to say so. */
export const useGuideOver = (user: CurrentUser): [boolean, () => void] => {
  const [value, setValue] = useLocalStorage<string>({ key: guideKey(user), getInitialValueInEffect: false });
  return [value === OVER, () => setValue(OVER)];
};
