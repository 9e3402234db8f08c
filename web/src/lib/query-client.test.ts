import { notificationsStore } from '@mantine/notifications';
import { MutationObserver, type MutationObserverOptions, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { toast } from '../ui/toast.ts';
import { ApiError, ConnectionError } from './client.ts';
import { createQueryClient } from './query-client.ts';

const notifications = () =>
  notificationsStore.getState().notifications.map(({ title, autoClose }) => ({ title, autoClose }));
beforeEach(() => notificationsStore.updateState((state) => ({ ...state, notifications: [], queue: [] })));

const refusal = (status: number) => new ApiError(status, { error: 'Noget gik galt', message: 'Prøv igen.' });
const AS_TOAST = [{ title: 'Noget gik galt', autoClose: false }];

const ask = async (failure: Error, options: object = {}) => {
  const observer = new QueryObserver(createQueryClient(toast.error), {
    queryKey: ['x'],
    queryFn: () => Promise.reject(failure),
    retry: false,
    ...options,
  });
  const stop = observer.subscribe(() => {});
  await observer.refetch();
  stop();
};

const save = (failure: Error, options: Partial<MutationObserverOptions> = {}) =>
  new MutationObserver(createQueryClient(toast.error), { mutationFn: () => Promise.reject(failure), ...options })
    .mutate()
    .catch(() => {});

describe('a failure', () => {
  it('of a question that a screen asked is a toast that stays', async () => {
    await ask(refusal(500));
    expect(notifications()).toEqual(AS_TOAST);
  });

  it('of a save is a toast that stays', async () => {
    await save(refusal(409));
    expect(notifications()).toEqual(AS_TOAST);
  });

  it('that is shown in its place is no toast', async () => {
    await ask(refusal(500), { meta: { inline: true } });
    await save(refusal(409), { meta: { inline: true } });
    await save(refusal(409), { onError: () => {} });
    expect(notifications()).toEqual([]);
  });

  it('of a session that ended is none either: the login says it', async () => {
    await ask(refusal(401));
    await save(refusal(401));
    expect(notifications()).toEqual([]);
  });

  it('of the connection is none: the frame tells it, once for all calls', async () => {
    await ask(new ConnectionError('Ingen forbindelse'));
    expect(notifications()).toEqual([]);
  });
});
