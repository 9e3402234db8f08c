import { api, type BudgetFigure, type BudgetInput } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { ApiError, call } from '../../lib/client.ts';
import { fresh } from '../../lib/fresh.ts';

/** A year's budget, area by area. */
export const budgetQuery = (year: number) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.budgets, year],
    queryFn: ({ signal }) => call(api.budgets.ofYear, { query: { year }, signal }),
  });

/** What a figure of a year is made of, in an area or in all. */
export type Behind = { year: number; figure: BudgetFigure; area: number | null };

/** The agreements behind a figure. */
export const behindQuery = (query: Behind) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.budgets, 'behind', query],
    queryFn: ({ signal }) => call(api.budgets.behind, { query, signal }),
  });

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: keys.budgets });
};

export const useSaveBudget = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BudgetInput) => call(api.budgets.save, { body }),
    meta: { inline: true },
    onSuccess: refresh,
    // What somebody saved first is shown, and the next try is one upon it.
    onError: (failure) => (failure instanceof ApiError && failure.status === 409 ? refresh() : undefined),
  });
};

export const useRemoveBudget = () =>
  useMutation({
    mutationFn: (id: number) => call(api.budgets.remove, { params: { id } }),
    meta: { inline: true },
    onSuccess: useRefresh(),
  });
