import { readLocalStorageValue, useLocalStorage } from '@mantine/hooks';
import { type CurrentUser, hasRole } from '@sponsorat/api';

/** Whose tasks Overblik shows. */
export const taskOwners = ['mine', 'all'] as const;
export type TaskOwner = (typeof taskOwners)[number];

const ownerKey = ({ id }: CurrentUser): string => `task owner ${id}`;

/** Who looks after everything begins with everything. */
const usualOwner = ({ roles }: CurrentUser): TaskOwner => (hasRole(roles, 'Admin') ? 'all' : 'mine');

const knownOwner = (value: unknown, user: CurrentUser): TaskOwner =>
  taskOwners.find((owner) => owner === value) ?? usualOwner(user);

/** Whose tasks the user looked at last, in this browser. */
export const taskOwner = (user: CurrentUser): TaskOwner =>
  knownOwner(readLocalStorageValue({ key: ownerKey(user) }), user);

/** The same, and a way to change it. */
export const useTaskOwner = (user: CurrentUser): [TaskOwner, (owner: TaskOwner) => void] => {
  const [value, setValue] = useLocalStorage<string>({ key: ownerKey(user), getInitialValueInEffect: false });
  return [knownOwner(value, user), setValue];
};

/** How many rows there were last, so that as much room waits for them; and a way to say how many there are. */
export const useTaskRows = (user: CurrentUser, owner: TaskOwner): [number | undefined, (rows: number) => void] => {
  const [rows, setRows] = useLocalStorage<number>({
    key: `task rows ${user.id} ${owner}`,
    getInitialValueInEffect: false,
  });
  return [Number.isInteger(rows) ? rows : undefined, setRows];
};
