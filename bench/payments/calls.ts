import { NEEDLE } from '../../server/src/seeds/many/many.sql.ts';
import type { Call } from '../bank/load.ts';

const year = new Date().getUTCFullYear();
const rates = (name: string, body: object): Call => ({
  name: `rates, ${name}`,
  method: 'POST',
  path: '/api/payments/rates',
  body,
});
const get = (name: string, path: string): Call => ({ name, method: 'GET', path: `/api/payments/${path}` });

/** What the page of payments asks for. */
export const calls: readonly Call[] = [
  rates('all', {}),
  rates('open', { filter: { open: true } }),
  rates('this year', { filter: { year } }),
  rates('a month', { filter: { year, month: 3 } }),
  rates('late', { filter: { status: 'Overskredet' } }),
  rates('due', { filter: { status: 'Forfalder' } }),
  rates('coming', { filter: { status: 'Kommende' } }),
  rates('paid', { filter: { status: 'Betalt' } }),
  rates('unsigned', { filter: { status: 'Ikke underskrevet' } }),
  rates('open of an area', { filter: { open: true, area: 2 } }),
  rates('open of a user', { filter: { open: true, user: 8 } }),
  rates('a sponsorship', { filter: { sponsorship: 1000 } }),
  rates('open by name', { filter: { open: true }, sort: { field: 'Name' } }),
  rates('search, one hit', { filter: { search: NEEDLE } }),
  rates('search, a number', { filter: { search: '2026-0123' } }),
  rates('search, a common word', { filter: { search: 'boldklub' } }),
  rates('search, an invoice', { filter: { search: 'F12345' } }),
  { name: 'without rates', method: 'POST', path: '/api/payments/without-rates', body: {} },
  get('months', `months?year=${year}`),
  get('months of an area', `months?year=${year}&area=2`),
  get('totals', 'totals'),
];
