import { api } from '@sponsorat/api';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { fresh } from '../lib/fresh.ts';
import { keys } from './keys.ts';

/** An event with what can be given of tickets for it. */
export const eventQuery = (id: number) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.events, id],
    queryFn: ({ signal }) => call(api.events.get, { params: { id }, signal }),
  });
