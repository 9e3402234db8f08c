import { api, type Rule, type RuleValueInput } from '@sponsorat/api';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

/** Every rule with its values. */
export const rulesQuery = queryOptions({
  queryKey: ['rules'],
  queryFn: ({ signal }) => call(api.ruleValues.list, { signal }),
  meta: { inline: true },
});

// Tasks, payments and what Overblik counts are reckoned by these figures: whatever was asked before is asked anew.
const refresh = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries();

export const useSaveRuleValue = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RuleValueInput) => call(api.ruleValues.save, { body }),
    meta: { inline: true },
    onSuccess: (saved) => {
      queryClient.setQueryData(rulesQuery.queryKey, (rules) =>
        rules?.map((rule): Rule => (rule.key === saved.key ? saved : rule)),
      );
      void refresh(queryClient);
    },
  });
};

export const useRemoveRuleValue = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(api.ruleValues.remove, { params: { id } }),
    // The row is gone from the screen before it is said to be.
    onSuccess: () => refresh(queryClient),
  });
};
