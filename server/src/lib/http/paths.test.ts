import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isApiPath, loggedPath, readableUrl } from './paths.ts';

describe('readableUrl', () => {
  it.each([
    ['/api/user?x=%zz', '/api/user?x=%zz'],
    ['/%C3%A6?q', '/%C3%A6?q'],
    ['/api/%zz', '/api/%25zz'],
    ['/%E0%A4%A?q=%', '/%25E0%25A4%25A?q=%'],
    ['/api/user#%zz', '/api/user#%zz'],
    ['http://bank.test/api/user?x', '/api/user?x'],
    ['HTTPS://bank.test:443', '/'],
    ['http://bank.test?x=/api', '/?x=/api'],
    ['http:///api/user', '/api/user'],
  ])('makes of %s %s', (url, readable) => {
    expect(readableUrl(url)).toBe(readable);
  });

  // The router, too, reads a path up to the first ? or #.
  it('always gives what can be decoded', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        expect(() => decodeURIComponent(readableUrl(`/${rest}`).split(/[?#]/, 1)[0] as string)).not.toThrow();
      }),
    );
  });
});

describe('isApiPath', () => {
  it.each([
    '/api',
    '/api/',
    '/api?x',
    '/api/user',
    '/API/user',
    '//api/user',
    '/%61pi/user',
    '/api%2Fuser',
    '/api/%zz',
  ])('is true of %s', (url) => {
    expect(isApiPath(url)).toBe(true);
  });
  it.each(['/', '/apinke', '/x/api/', '/?/api/', '/health/live', '/api-doc'])('is false of %s', (url) => {
    expect(isApiPath(url)).toBe(false);
  });
});

describe('loggedPath', () => {
  it.each(['/calendar/abc.ics', '/calendar/abc.ics?x=1', '//Calendar/abc', '/%63alendar/abc.ics', '/calendar%2Fabc'])(
    'holds no token of %s',
    (url) => {
      expect(loggedPath(url)).toBe('/calendar/•.ics');
    },
  );
  it.each([
    ['/underskriv/abc', '/underskriv/•'],
    ['/UNDERSKRIV//abc', '/underskriv/•'],
    ['/underskriv/../x/abc', '/underskriv/•'],
    ['/x/../underskriv/abc', '/underskriv/•'],
    ['/underskriv%2Fabc#x', '/underskriv/•'],
    ['/api/public/signing/abc', '/api/public/signing/•'],
    ['/api/public/signing/abc/pdf?x=1', '/api/public/signing/•/pdf'],
    ['//api//public//signing//abc//pdf', '/api/public/signing/•//pdf'],
    ['/api/public/signing/%2e%2e/abc', '/api/public/signing/•'],
    ['/api/./public/./signing/./abc', '/api/public/signing/•'],
    [readableUrl('http://bank.test/api/public/signing/abc'), '/api/public/signing/•'],
  ])('holds no token of %s', (url, logged) => {
    expect(loggedPath(url)).toBe(logged);
  });
  it('is else the path as it was sent, without its query', () => {
    expect(loggedPath('/api/search?q=Gerda')).toBe('/api/search');
    expect(loggedPath('/calendars/%zz')).toBe('/calendars/%zz');
  });
});
