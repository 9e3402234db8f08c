import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readVisits, recordShown, recordsOf, storeVisits, withVisit } from './visits.ts';

const sponsorship = (id: number) => ({ kind: 'sponsorship' as const, id });

describe('the record that a page shows', () => {
  const app = { routeId: '/_app', params: {}, status: 'success' };
  const match = (routeId: string, params: object, status = 'success') => ({ routeId, params, status });

  it('is the innermost: an agreement rather than its sponsorship', () => {
    const of = { id: '3', contract: '7' };
    const outer = match('/_app/sponsorships/$id', of);
    expect(recordShown([app, outer, match('/_app/sponsorships/$id/data', of)])).toEqual(sponsorship(3));
    expect(recordShown([app, outer, match('/_app/sponsorships/$id/$contract', of)])).toEqual({
      kind: 'contract',
      id: 7,
    });
  });

  it('is none on lists, where something new is made, while it loads and where it is not there', () => {
    expect(recordShown([app, match('/_app/sponsorships/', {})])).toBeNull();
    expect(recordShown([app, match('/_app/products/$id', { id: 'create' })])).toBeNull();
    expect(recordShown([app, match('/_app/users/$id', { id: '3' }, 'pending')])).toBeNull();
    expect(recordShown([app, match('/_app/users/$id', { id: '3' }, 'error')])).toBeNull();
  });
});

describe('visits', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('begin with the latest, hold each record once, and are eight at most', () => {
    let visits = withVisit([], sponsorship(1));
    for (let id = 2; id <= 9; id += 1) visits = withVisit(visits, sponsorship(id));
    visits = withVisit(visits, sponsorship(5));
    expect(visits.map(({ id }) => id)).toEqual([5, 9, 8, 7, 6, 4, 3, 2]);
    expect(withVisit([sponsorship(5)], { kind: 'user', id: 5 })).toHaveLength(2);
    expect(recordsOf(withVisit([sponsorship(5)], { kind: 'contract', id: 2 }))).toBe('contract-2,sponsorship-5');
  });

  it('are those of one user alone', () => {
    storeVisits(1, [sponsorship(3)]);
    expect(readVisits(1)).toEqual([sponsorship(3)]);
    expect(readVisits(2)).toEqual([]);
  });

  it('hold nothing but what a record is', () => {
    storeVisits(1, [{ ...sponsorship(3), title: 'Ærø Boldklub', path: '/sponsorships/3' } as never]);
    expect([...stored.values()].join()).not.toContain('Ærø');
    expect(readVisits(1)).toEqual([sponsorship(3)]);
  });

  it('are none where the browser stores none, or something else', () => {
    for (const text of ['{', '{}', 'null', '[1, null, {"kind":"area","id":1}, {"kind":"user"}]']) {
      stored.set('sponsorat.visited.1', text);
      expect(readVisits(1)).toEqual([]);
    }
    vi.stubGlobal('localStorage', undefined);
    storeVisits(1, [sponsorship(3)]);
    expect(readVisits(1)).toEqual([]);
  });
});
