import { notificationsStore } from '@mantine/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/client.ts';
import { leaveNews, toast } from './toast.ts';

const notifications = () => notificationsStore.getState().notifications;

afterEach(() => vi.useRealTimers());
beforeEach(() => notificationsStore.updateState((state) => ({ ...state, notifications: [], queue: [] })));

describe('a toast', () => {
  it('of a success or a piece of news leaves after five seconds, and is announced', () => {
    toast.success('Sponsorat blev gemt!');
    expect(notifications()).toMatchObject([{ message: 'Sponsorat blev gemt!', autoClose: 5000, role: 'status' }]);
    toast.info('Der er forbindelse igen.');
    expect(notifications()).toMatchObject([{ message: 'Der er forbindelse igen.', autoClose: 5000, role: 'status' }]);
  });

  it('of an error stays until it is closed', () => {
    toast.error('Filen kunne ikke hentes.');
    expect(notifications()).toMatchObject([{ message: 'Filen kunne ikke hentes.', autoClose: false, role: 'alert' }]);
  });

  it('of a success goes where its page is left, but for one that is left by what was saved', () => {
    vi.useFakeTimers();
    toast.error('Filen kunne ikke hentes.');
    toast.success('Aftalen er låst.');
    leaveNews();
    expect(notifications()).toHaveLength(2);
    vi.advanceTimersByTime(1500);
    leaveNews();
    expect(notifications()).toMatchObject([{ message: 'Filen kunne ikke hentes.' }]);
  });

  it('of the same error is one, however often it happens', () => {
    const lost = new ApiError(0, { error: 'Ingen forbindelse', message: 'Prøv igen.' });
    for (let times = 0; times < 3; times += 1) toast.error(lost);
    expect(notifications()).toMatchObject([{ title: 'Ingen forbindelse', message: 'Prøv igen.' }]);
  });

  it('of a fault in the system says the number that is asked for, the newest of several', () => {
    for (const requestId of ['af-1', 'af-2'])
      toast.error(
        new ApiError(500, { error: 'Noget gik galt', message: 'Giv en administrator fejlnummeret.', requestId }),
      );
    expect(notifications()).toMatchObject([{ message: 'Giv en administrator fejlnummeret. Fejlnummer af-2' }]);
  });
});
