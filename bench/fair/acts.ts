import { randomBytes } from 'node:crypto';
import { plainPicture } from '../../server/src/seeds/many/plain-picture.ts';
import type { FullClub } from '../../server/src/seeds/many/seed-full-club.ts';
import type { Client } from '../client.ts';

/** How what needs no session is named: it floods, whatever is answered. */
export const OUTSIDE = 'from outside:';

type Act = (client: Client, base: string) => Promise<number>;

const statusOf = async (response: Response): Promise<number> => {
  await response.arrayBuffer();
  return response.status;
};

const get =
  (path: string): Act =>
  async (client, base) =>
    statusOf(await fetch(`${base}${path}`, { headers: client.headers }));
const post =
  (path: string, body: object): Act =>
  async (client, base) =>
    statusOf(await fetch(`${base}${path}`, { method: 'POST', headers: client.headers, body: JSON.stringify(body) }));
const upload = (path: string, bytes: Buffer): Act => {
  const file = new Blob([new Uint8Array(bytes)]);
  return async (client, base) => {
    const { 'content-type': _json, ...headers } = client.headers;
    const body = new FormData();
    body.append('model', file, 'fil');
    return statusOf(await fetch(`${base}${path}`, { method: 'POST', headers, body }));
  };
};

/** A link that leads nowhere, another one each time, as somebody tries them who has no session. */
const link = () => `/api/public/signing/${randomBytes(32).toString('base64url')}`;
const visit: Act = async (_client, base) => statusOf(await fetch(`${base}${link()}`));
const sendCopy =
  (file: Blob): Act =>
  async (_client, base) => {
    const body = new FormData();
    body.append('model', file, 'fil.pdf');
    return statusOf(await fetch(`${base}${link()}/upload`, { method: 'POST', body }));
  };

type Make = () => Act | Promise<Act>;

/** What a Bruger can ask for that takes long, and what anybody outside the bank can, by name. */
export const actsOf = ({ club, draft }: FullClub): Record<string, Make> => {
  const page = `/api/sponsorships/${club}`;
  const huge = 'x'.repeat(1_000_000);
  const many = Array.from({ length: 15_000 }, (_, n) => ({ amount: n, dueDate: '2026-13-01' }));
  const logo = async (side: number, format: 'png' | 'jpeg') => upload(`${page}/logo`, await plainPicture(side, format));
  return {
    history: () => post(`${page}/history`, { perPage: 100 }),
    'history, deep': () => post(`${page}/history`, { perPage: 100, page: 250 }),
    timeline: () => post(`${page}/timeline`, { perPage: 100 }),
    'timeline, deep': () => post(`${page}/timeline`, { perPage: 100, page: 250 }),
    notes: () => get(`${page}/notes`),
    'picture of 900 megapixels': () => logo(30_000, 'png'),
    'picture of 64 megapixels': () => logo(8_000, 'png'),
    'photo of 64 megapixels': () => logo(8_000, 'jpeg'),
    'file of 19 MB': () => upload(`${page}/documents`, Buffer.alloc(19_000_000, 'x')),
    'PDF of a draft': () => get(`/print-contract?id=${draft}`),
    'body of 1 MB': () => post(`${page}/update`, { id: draft, specialAgreements: huge }),
    'body of 1 MB in many parts': () => post(`${page}/update`, { id: draft, rates: many }),
    list: () => post('/api/sponsorships', { perPage: 100 }),
    'list, searched': () => post('/api/sponsorships', { perPage: 100, filter: { search: 'a' } }),
    search: () => get('/api/search?q=e&limit=10'),
    tasks: () => post('/api/tasks', { perPage: 100 }),
    rates: () => post('/api/payments/rates', { perPage: 100 }),
    dashboard: () => get('/api/dashboard/overview'),
    agreements: () => get(`${page}/contracts`),
    [`${OUTSIDE} links`]: () => visit,
    [`${OUTSIDE} uploads of 5 MB`]: () => sendCopy(new Blob([new Uint8Array(5_000_000)])),
    export: () => get('/api/export/sponsorships?format=xlsx'),
  };
};
