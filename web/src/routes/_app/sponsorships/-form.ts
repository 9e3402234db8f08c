import type { QueryClient } from '@tanstack/react-query';

const catalog = () => import('../../../domain/catalog.queries.ts');

/** Loads what a sponsorship's form offers to choose from. */
export const loadFormChoices = async ({ context: { queryClient } }: { context: { queryClient: QueryClient } }) => {
  const queries = await catalog();
  await Promise.all([
    queryClient.ensureQueryData(queries.areasQuery),
    queryClient.ensureQueryData(queries.categoriesQuery),
  ]);
};
