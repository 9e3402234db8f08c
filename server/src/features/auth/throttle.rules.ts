import ipaddr from 'ipaddr.js';
import { DAY, MINUTE } from '../../lib/clock.ts';

const SECOND = 1000;
export const LONGEST_WAIT = 15 * MINUTE;

/** How many wrong passwords in a row cost nothing, and after how long without one they are forgotten. */
export const allowances = {
  account: { free: 5, forgetAfter: DAY },
  address: { free: 20, forgetAfter: 60 * MINUTE },
} as const;
type Allowance = (typeof allowances)[keyof typeof allowances];

/** The wait in milliseconds that wrong password number `count` in a row starts: 30 s, doubled each time, at most 15 minutes. */
export const waitAfter = (count: number, { free }: Allowance): number =>
  count <= free ? 0 : Math.min(LONGEST_WAIT, 30 * SECOND * 2 ** Math.min(count - free - 1, 10));

/**
 * What counts as one address: an IPv4 address, or the /64 network of an IPv6 one, of which every household and every
 * attacker has 2^64 to choose from.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const plain = ipaddr.process(address);
  if (plain instanceof ipaddr.IPv4) return plain.toString();
  const network = plain.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};
