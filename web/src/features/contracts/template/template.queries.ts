import { api, type FromContractInput } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../domain/keys.ts';
import { checkTemplateName } from '../../../domain/template-names.ts';
import { call } from '../../../lib/client.ts';

const MINUTE = 60_000;

/** The active templates, which a new agreement may begin with. Without them one begins empty. */
export const templateOptionsQuery = queryOptions({
  queryKey: [...keys.templates, 'options'],
  queryFn: ({ signal }) => call(api.templates.options, { signal }),
  staleTime: MINUTE,
  meta: { inline: true },
});

/** Makes a template of an agreement, where no other has its name. */
export const useSaveAsTemplate = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: FromContractInput) => {
      await checkTemplateName(body.name);
      return call(api.templates.fromContract, { body });
    },
    meta: { inline: true },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: keys.templates }),
  });
};
