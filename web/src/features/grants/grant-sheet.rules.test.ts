import { describe, expect, it, vi } from 'vitest';
import { ApiError, ConnectionError } from '../../lib/client.ts';
import { atQuantity, isSeldomAsked, itemAtFirst, purposeOf, sendUntilAnswered } from './grant-sheet.rules.ts';

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

describe('what is sent', () => {
  const line = new ConnectionError();
  const trial = (answers: (string | Error)[], isOver = false) => {
    const waited: boolean[] = [];
    const send = vi.fn(async () => {
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer;
      return answer;
    });
    const run = sendUntilAnswered({
      send,
      pause: async () => {},
      isOver: () => isOver,
      onWaiting: (waiting) => waited.push(waiting),
    });
    return { run, send, waited };
  };

  it('is answered or refused at once', async () => {
    await expect(trial(['saved']).run).resolves.toBe('saved');
    const refused = new ApiError(422, {});
    const { run, send } = trial([refused, 'saved']);
    await expect(run).rejects.toBe(refused);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is sent again where no answer came, until there is one', async () => {
    const { run, send, waited } = trial([line, new ApiError(503, {}), 'saved']);
    await expect(run).resolves.toBe('saved');
    expect([send.mock.calls.length, waited]).toEqual([3, [true, true, false]]);
  });

  it('is not sent again once nobody waits', async () => {
    const { run, send } = trial([line, 'saved'], true);
    await expect(run).rejects.toBe(line);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
