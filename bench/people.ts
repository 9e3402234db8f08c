import type { Target } from './bank/load.ts';
import { Client } from './client.ts';

/** The app and the limit, as the same people ask them. */
export type Sides = { who: string; app: Target; limit: Target };

/** Several ask at once, each for oneself: one's own calls wait for one another. */
const askers = async (port: number, numberOf: (at: number) => number, count: number): Promise<Target> => {
  const logIn = async (at: number) => {
    const client = new Client(`http://127.0.0.1:${port}`);
    await client.logIn(`nr${numberOf(at)}@bank.dk`);
    return client.headers;
  };
  const others = Array.from({ length: count - 1 }, (_, at) => logIn(at + 1));
  return { port, people: [await logIn(0), ...(await Promise.all(others))] };
};

/**
 * So many Admins, and as many Brugere of every other area, by the numbers that the seed gives them. The limit knows
 * nobody and is told the Brugere's areas.
 */
export const sidesOf = async (
  ports: { app: number; limit: number },
  areas: readonly number[],
  count: number,
): Promise<[Sides, Sides]> => {
  const json = { 'content-type': 'application/json' };
  const limit = (headers: Record<string, string>): Target => ({ port: ports.limit, people: [headers] });
  return [
    { who: 'An Admin', app: await askers(ports.app, (at) => 1 + 6 * at, count), limit: limit(json) },
    {
      who: 'A Bruger of every other area',
      app: await askers(ports.app, (at) => 2 + 2 * at, count),
      limit: limit({ ...json, 'x-areas': JSON.stringify(areas) }),
    },
  ];
};
