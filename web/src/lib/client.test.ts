import { api } from '@sponsorat/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, ConnectionError, call, cookieValue, errorWords, urlOf, whenSessionEnds } from './client.ts';
import { retryAfterSeconds } from './errors.ts';

type SentRequest = { url: string; method: string; headers: Record<string, string>; body: unknown };
let sent: SentRequest[];
let cookie: string;

const answers = (...responses: (Response | (() => Response) | Error)[]) => {
  vi.stubGlobal(
    'fetch',
    async (url: string, init: { method: string; headers: Record<string, string>; body: unknown }) => {
      sent.push({ url, method: init.method, headers: init.headers, body: init.body });
      const next = responses.shift();
      if (next instanceof Error) throw next;
      return typeof next === 'function' ? next() : (next ?? Response.json({}));
    },
  );
};
const failing = (status: number, body: object, headers = {}) => Response.json(body, { status, headers });

beforeEach(() => {
  sent = [];
  cookie = 'a=1; XSRF-TOKEN=t%3D1; b=2';
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  whenSessionEnds(() => {});
});

describe('what is sent', () => {
  it('fills in parameters and query', async () => {
    expect(urlOf('/api/x/:id/y/:itemId', { id: 7, itemId: 'a/b' })).toBe('/api/x/7/y/a%2Fb');
    expect(urlOf('/api/x', {}, { external: true, version: undefined, none: null })).toBe('/api/x?external=true');
    answers(Response.json({ id: 7 }));
    await call(api.sponsorships.get, { params: { id: 7 } });
    expect(sent).toEqual([
      { url: '/api/sponsorships/7', method: 'GET', headers: { accept: 'application/json' }, body: null },
    ]);
  });

  it('brings the cookie back in the header of a change, read anew at each call', async () => {
    answers();
    await call(api.contracts.confirm, { params: { id: 1 }, body: { id: 2, version: 3 } });
    cookie = 'XSRF-TOKEN=t2';
    await call(api.contracts.confirm, { params: { id: 1 }, body: { id: 2, version: 3 } });
    expect(sent.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['t=1', 't2']);
    expect(sent[0]?.headers['content-type']).toBe('application/json');
    expect(sent[0]?.body).toBe('{"id":2,"version":3}');
  });

  it('sends a file in the field model, without a content type of its own', async () => {
    answers();
    await call(api.sponsorships.logo, { params: { id: 1 }, file: new File(['x'], 'logo.png', { type: 'image/png' }) });
    const body = sent[0]?.body as FormData;
    expect((body.get('model') as File).name).toBe('logo.png');
    expect(sent[0]?.headers['content-type']).toBeUndefined();
  });

  it('fetches the cookie first where there is none', async () => {
    cookie = '';
    answers(() => {
      cookie = 'XSRF-TOKEN=new';
      return failing(401, { error: 'x', message: 'y' });
    });
    await call(api.auth.login, { body: { email: 'a', password: 'b' } });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/user', 'POST /api/login']);
    expect(sent[1]?.headers['x-xsrf-token']).toBe('new');
  });

  it('tries once more with a renewed cookie, and only then', async () => {
    const refusal = () => failing(403, { error: 'Nej', message: 'Ingen adgang' });
    answers(refusal, () => {
      cookie = 'XSRF-TOKEN=new';
      return Response.json({});
    });
    await call(api.auth.login, { body: { email: 'a', password: 'b' } });
    expect(sent.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['t=1', undefined, 'new']);

    sent = [];
    answers(refusal);
    await expect(call(api.auth.login, { body: { email: 'a', password: 'b' } })).rejects.toThrow('Ingen adgang');
    expect(sent).toHaveLength(2);
  });
});

describe('what comes back', () => {
  it('is undefined for 204', async () => {
    answers(new Response(null, { status: 204 }));
    expect(await call(api.sponsorships.remove, { params: { id: 1 } })).toBeUndefined();
  });

  it('carries everything that a refusal tells', async () => {
    const body = {
      error: 'Gemt imens',
      message: 'Mette gemte først.',
      fields: { 'rates.0.amount': 'Beløb skal udfyldes' },
      by: 'Mette',
      at: '2026-11-20T12:00:00Z',
      usedBy: [{ kind: 'sponsorship', id: 1, name: 'AGF' }],
      usedByTotal: 12,
      requestId: 'r1',
    };
    answers(failing(409, body, { 'retry-after': '30' }));
    const failure = await call(api.auth.currentUser).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ ...body, status: 409, retryAfter: 30 });
  });

  it('has words of its own where the answer is not ours', async () => {
    answers(new Response('<html>Bad gateway</html>', { status: 502 }));
    const failure = await call(api.auth.currentUser).catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ status: 502, error: 'Uventet svar' });
    answers(new Response('<html>a proxy page</html>', { status: 200 }));
    await expect(call(api.auth.currentUser)).rejects.toThrow('Serveren svarede ikke, som den skulle');
  });

  it('says that the connection is lost', async () => {
    answers(new TypeError('Failed to fetch'));
    const failure = await call(api.auth.currentUser).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ConnectionError);
    expect(errorWords(failure).error).toBe('Ingen forbindelse');
  });

  it('says that the session is over, but not to those who ask whether there is one', async () => {
    const ended = vi.fn();
    whenSessionEnds(ended);
    answers(() => failing(401, { error: 'x', message: 'y' }), failing(401, { error: 'x', message: 'y' }));
    await expect(call(api.auth.currentUser, { anonymous: true })).rejects.toThrow('y');
    expect(ended).not.toHaveBeenCalled();
    await expect(call(api.dashboard.overview)).rejects.toThrow('y');
    expect(ended).toHaveBeenCalledOnce();
  });
});

it('reads cookies and waits', () => {
  expect(cookieValue('XXSRF-TOKEN=no; XSRF-TOKEN=a%2Bb', 'XSRF-TOKEN')).toBe('a+b');
  expect(cookieValue('', 'XSRF-TOKEN')).toBeUndefined();
  expect(retryAfterSeconds('30', 0)).toBe(30);
  expect(retryAfterSeconds('Thu, 01 Jan 1970 00:01:00 GMT', 0)).toBe(60);
  expect(retryAfterSeconds(null, 0)).toBeUndefined();
  expect(retryAfterSeconds('soon', 0)).toBeUndefined();
});
