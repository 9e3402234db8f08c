import { describe, expect, it, vi } from 'vitest';
import { ApiError, ConnectionError } from '../../lib/client.ts';
import { atQuantity, isSeldomAsked, itemAtFirst, purposeOf, savedOf, sendOnce } from './grant-sheet.rules.ts';

it('begins with the first product that has seats left', () => {
  const [full, over, some] = [{ free: 0 }, { free: -1 }, { free: 3 }];
  expect(itemAtFirst([full, over, some])).toBe(some);
  expect(itemAtFirst([full, over])).toBe(full);
  expect(itemAtFirst([])).toBeUndefined();
});

it('says a usual reason in the words of the event', () => {
  expect(purposeOf('Hjemmekamp', 'Nye kunder')).toBe('Hjemmekamp, nye kunder');
  expect(purposeOf('Andet', 'Kundepleje')).toBe('Kundepleje');
});

it('opens what is seldom asked where something is wrong there', () => {
  expect(['email', 'companions.0.name', 'hostUserId'].every(isSeldomAsked)).toBe(true);
  expect(['recipientName', 'quantity', 'purpose'].some(isSeldomAsked)).toBe(false);
});

it('says at the number of seats that too few are free, and leaves what else is refused', () => {
  const refusal = (message: string) => new ApiError(409, { error: 'Konflikt', message });
  expect(atQuantity(refusal('Der er 2 fri.'))).toMatchObject({ fields: { quantity: 'Der er 2 fri.' } });
  const cancelled = refusal('Arrangementet er aflyst.');
  expect(atQuantity(cancelled)).toBe(cancelled);
});

it('knows again what was saved, and not what was there before', () => {
  const row = { Id: 7, Quantity: 2, Recipient: 'Birthe Holm', Type: 'Kunde' } as const;
  const sent = { quantity: 2, recipientName: 'Birthe Holm', recipientType: 'Kunde' } as const;
  expect(savedOf([row], sent, new Set())).toBe(7);
  expect(savedOf([row], sent, new Set([7]))).toBeUndefined();
  expect(savedOf([{ ...row, Quantity: 1 }], sent, new Set())).toBeUndefined();
});

describe('what is sent once', () => {
  const line = new ConnectionError();
  const trial = (send: () => Promise<string>, answers: (string | Error | undefined)[], isOver = false) => {
    const waited: boolean[] = [];
    const lookUp = vi.fn(async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const sender = vi.fn(send);
    const run = sendOnce({
      ...{ send: sender, lookUp, pause: async () => {}, isOver: () => isOver },
      onWaiting: (waiting) => waited.push(waiting),
      notSaved: () => new Error('not saved'),
    });
    return { run, sender, lookUp, waited };
  };
  const lost = async (): Promise<string> => {
    throw line;
  };

  it('is answered, or refused, without being looked up', async () => {
    const { run, lookUp } = trial(async () => 'saved', []);
    await expect(run).resolves.toBe('saved');
    const refused = new ApiError(422, {});
    const other = trial(async () => {
      throw refused;
    }, []);
    await expect(other.run).rejects.toBe(refused);
    expect([lookUp, other.lookUp].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('is looked up until the line is back where no answer came, and not sent again', async () => {
    const { run, sender, lookUp, waited } = trial(lost, [line, new ApiError(503, {}), 'saved']);
    await expect(run).resolves.toBe('saved');
    expect([sender.mock.calls.length, lookUp.mock.calls.length, waited]).toEqual([1, 3, [true, false]]);
  });

  it('is said not to be saved where it is not there', async () => {
    const { run, sender, waited } = trial(lost, [undefined]);
    await expect(run).rejects.toThrow('not saved');
    expect([sender.mock.calls.length, waited]).toEqual([1, [true, false]]);
  });

  it('is no longer looked for once nobody waits', async () => {
    const { run, lookUp } = trial(lost, [line, 'saved'], true);
    await expect(run).rejects.toBe(line);
    expect(lookUp).toHaveBeenCalledTimes(1);
  });
});
