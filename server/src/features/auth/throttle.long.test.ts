import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/fixtures.ts';
import { MINUTE, openThrottleTests, WRONG } from './throttle.testing.ts';

const test = await openThrottleTests();
const { tryOf, wrong } = test;

describe('the throttle of an address', () => {
  const colleagues = (count: number, name: string) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const email = `${name}${index}@bank.dk`;
        await test.fixtures.user({ name: `Kollega ${index}`, email });
        return email;
      }),
    );

  it('lets a whole bank behind it in, where one after the other writes it wrong once', async () => {
    const client = test.anonymous('10.5.1.1');
    const emails = await colleagues(44, 'en-fejl');
    for (const email of emails) {
      expect(await tryOf(client, email, WRONG)).toBe('no');
      expect(await tryOf(client, email, PASSWORD)).toBe('ok');
    }
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('ok');
  });

  it('gives back what an account took, once for each wrong one, where all write it wrong first', async () => {
    const client = test.anonymous('10.5.1.2');
    const emails = await colleagues(10, 'to-fejl');
    for (const email of emails) expect(await wrong(client, email, 2)).toEqual(['no', 'no']);
    for (const email of emails) expect(await tryOf(client, email, PASSWORD)).toBe('ok');
    for (const email of emails) expect(await tryOf(client, email, PASSWORD)).toBe('ok');
    expect(await wrong(client, 'ukendt-en@bank.dk', 5)).toEqual(Array(5).fill('no'));
    for (let count = 0; count < 15; count++) expect(await tryOf(client, `s${count}@bank.dk`, WRONG)).toBe('no');
    expect(await tryOf(client, 'bo@bank.dk', WRONG)).toBe('no');
    expect(await tryOf(client, 'dorte@bank.dk', PASSWORD)).toBe('wait 30');
  });

  it('lets 21 who all write it wrong first in after the first wait, and the 22nd with them', async () => {
    const client = test.anonymous('10.5.1.3');
    const emails = await colleagues(21, 'alle-fejl');
    for (const email of emails) expect(await tryOf(client, email, WRONG)).toBe('no');
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('wait 30');
    test.clock.moveBy(30_000);
    for (const email of emails) expect(await tryOf(client, email, PASSWORD)).toBe('ok');
    expect(await tryOf(client, 'bo@bank.dk', WRONG)).toBe('no');
    expect(await tryOf(client, 'bo@bank.dk', PASSWORD)).toBe('ok');
  });

  it('stops one who tries many accounts, also one with a password of their own', async () => {
    const client = test.anonymous('10.5.1.4');
    const [own = ''] = await colleagues(1, 'angriber');
    const waits: string[] = [];
    for (let count = 0; count < 27; count++) {
      expect(await tryOf(client, `mange${count}@bank.dk`, WRONG)).toBe('no');
      const login = await tryOf(client, own, PASSWORD);
      if (login === 'ok') continue;
      waits.push(login);
      test.clock.moveBy(15 * MINUTE);
    }
    expect(waits).toEqual(['wait 30', 'wait 60', 'wait 120', 'wait 240', 'wait 480', 'wait 900', 'wait 900']);
  });
});
