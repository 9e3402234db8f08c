import type { QueryClient } from '@tanstack/react-query';
import { areasQuery, categoriesQuery } from '../../../domain/catalog.queries.ts';

/** Loads what a sponsorship's form offers to choose from. */
export const loadFormChoices = async ({ context: { queryClient } }: { context: { queryClient: QueryClient } }) => {
  await Promise.all([queryClient.ensureQueryData(areasQuery), queryClient.ensureQueryData(categoriesQuery)]);
};
