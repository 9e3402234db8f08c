import { NEEDLE } from '../../server/src/seeds/many/many.sql.ts';
import type { Call } from './load.ts';

const list = (name: string, body: object): Call => ({ name, method: 'POST', path: '/api/sponsorships', body });
const get = (name: string, path: string): Call => ({ name, method: 'GET', path });

const columns = ['Name', 'SponsorCategory', 'Category', 'Sum', 'Renegotiation', 'Utilization', 'Status'];

/** The hot calls, for somebody who sees so many sponsorships; `sponsorshipId` is one of them. */
export const callsFor = ({ seen, sponsorshipId }: { seen: number; sponsorshipId: number }): Call[] => {
  const lastPage = Math.ceil(seen / 10);
  return [
    list('list, plain', {}),
    list('list, status', { filter: { status: 'renegotiation' } }),
    list('list, category', { filter: { category: 7 } }),
    list('list, area and big', { filter: { area: 2, contract: 'big' } }),
    list('list, middle page', { page: Math.ceil(lastPage / 2), sort: { field: 'Name' } }),
    list('list, last page', { page: lastPage }),
    list('search, one hit', { filter: { search: NEEDLE } }),
    list('search, a number', { filter: { search: '2026-0123' } }),
    list('search, a common word', { filter: { search: 'boldklub' } }),
    list('search, one letter', { filter: { search: 'e' } }),
    list('search, no hit', { filter: { search: 'findes ikke' } }),
    ...columns.flatMap((field) =>
      ['asc', 'desc'].map((dir) => list(`sort, ${field} ${dir}`, { sort: { field, dir } })),
    ),
    get('one sponsorship', `/api/sponsorships/${sponsorshipId}`),
    get('dashboard, overview', '/api/dashboard/overview'),
    get('dashboard, latest', '/api/dashboard/latest-contracts'),
    get('dashboard, categories', '/api/dashboard/categories'),
  ];
};

const letters = 'abcdefghijklmnoprstuvyæøå';

/** Lists of every kind, no two alike: no search is asked for twice. */
export const mixedLists = (count: number, seen: number): Call[] =>
  Array.from({ length: count }, (_, at) => {
    const pick = (below: number, salt: number) => (Math.imul(at + 1, 2_654_435_761 ^ (salt * 40_503)) >>> 8) % below;
    const letter = (salt: number) => letters[pick(letters.length, salt)] as string;
    const search = `${letter(1)}${letter(2)}${pick(2, 3) ? '' : letter(4)}${pick(3, 5) ? '' : pick(10, 6)}`;
    const filter = {
      ...(pick(2, 7) && { search }),
      ...(pick(4, 8) === 0 && { category: 1 + pick(30, 9) }),
      ...(pick(4, 10) === 0 && { status: 'active' }),
    };
    const sort = { field: columns[pick(columns.length, 11)], dir: pick(2, 12) ? 'asc' : 'desc' };
    return list('lists of every kind', { filter, sort, page: 1 + pick(pick(2, 13) ? 3 : Math.ceil(seen / 10), 14) });
  });
