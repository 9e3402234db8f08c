import { removeAfterAsking } from '../removeAfterAsking.ts';
import { useRemoveRecord } from './kind.queries.ts';
import type { Kind } from './kind.ts';

/** The way to delete a record, from its list and from its form: asks first; true where it is gone. */
export const useRemoval = <Row extends { Id: number }, Rec extends { id: number }>(kind: Kind<Row, Rec>) => {
  const { mutateAsync } = useRemoveRecord(kind);
  return (id: number, name: string): Promise<boolean> =>
    removeAfterAsking({ ...kind.words, name, remove: () => mutateAsync(id) });
};
