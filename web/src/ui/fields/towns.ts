import type { Towns } from '@sponsorat/api';

let loading: Promise<Towns> | undefined;

const load = async (): Promise<Towns> => (await import('@sponsorat/api/towns.json')).default;

/** The towns by postnummer, fetched once and first when somebody needs them; none where they cannot be fetched. */
export const loadTowns = (): Promise<Towns> => {
  loading ??= load().catch(() => {
    loading = undefined;
    return {};
  });
  return loading;
};
