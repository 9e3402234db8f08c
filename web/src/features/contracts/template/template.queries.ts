import { api, type FromContractInput } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../domain/keys.ts';
import { ApiError, call } from '../../../lib/client.ts';
import { texts } from './texts.ts';

const MINUTE = 60_000;

/** The active templates, which a new agreement may begin with. Without them one begins empty. */
export const templateOptionsQuery = queryOptions({
  queryKey: [...keys.templates, 'options'],
  queryFn: ({ signal }) => call(api.templates.options, { signal }),
  staleTime: MINUTE,
  meta: { inline: true },
});

const checkName = async (name: string): Promise<void> => {
  const { Result } = await call(api.templates.list, { body: { filter: { search: name }, perPage: 100 } });
  const isKnown = Result.some(({ Name }) => Name.toLowerCase() === name.toLowerCase());
  if (isKnown) throw new ApiError(422, { fields: { name: texts.save.known } });
};

/** Makes a template of an agreement, where no other has its name. */
export const useSaveAsTemplate = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: FromContractInput) => {
      await checkName(body.name);
      return call(api.templates.fromContract, { body });
    },
    meta: { inline: true },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: keys.templates }),
  });
};
