import { confirmAndDelete } from '../confirmAndDelete.ts';
import { useRemoveResource } from './resource.queries.ts';
import type { Resource } from './resource.ts';

/** The way to delete a record, from its list and from its form: asks first; true where it is gone. */
export const useRemoval = <Row extends { Id: number }, Rec extends { id: number }>(resource: Resource<Row, Rec>) => {
  const { mutateAsync } = useRemoveResource(resource);
  return (id: number, name: string): Promise<boolean> =>
    confirmAndDelete({ ...resource.words, name, remove: () => mutateAsync(id) });
};
