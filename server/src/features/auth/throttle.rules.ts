const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
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

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/**
 * What counts as one address: an IPv4 address, or the /64 network of an IPv6 one, of which every household and every
 * attacker has 2^64 to choose from.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [front = '', back] = plain.split('::');
  const groups = front === '' ? [] : front.split(':');
  const tail = back ? back.split(':') : [];
  const gap = back === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - tail.length)).fill('0');
  const network = [...groups, ...gap, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
};
