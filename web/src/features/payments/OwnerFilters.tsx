import type { Named } from '@sponsorat/api';
import { useUser } from '../../lib/session.ts';
import { AreaFilter, UserFilter } from '../../ui/list/OwnerFilters.tsx';
import type { ListState } from '../../ui/list/useListState.ts';

export type Owners = {
  /** What the filters offer; undefined while it is awaited. */
  areas: readonly Named[] | undefined;
  users: readonly Named[] | undefined;
};

/** Whose rates are shown: an area's and a responsible user's. */
export const OwnerFilters = ({ list, areas, users }: Owners & { list: ListState }) => (
  <>
    <AreaFilter list={list} options={areas} />
    <UserFilter list={list} options={users} me={useUser().id} />
  </>
);
