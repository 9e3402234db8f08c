import fc from 'fast-check';

const texts = [
  '',
  ' ',
  'Ærø',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00x',
  '🦊',
  '%',
  '\\',
  '<b>',
  "'; drop table users; --",
  'x'.repeat(201),
  'x'.repeat(20_000),
  'http://',
  'http://x y',
  'javascript:alert(1)',
  'a@b',
  '__proto__',
  'Aktiv',
  'active',
  'Name',
  'Sort',
  'asc',
  'Admin',
  '1',
  'true',
  'NaN',
  '=1+1',
  '2026-01-01',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '9999-12-31',
  '1899-12-31',
  '2026-06-15T10:00:00Z',
];
const numbers = [
  0,
  -0,
  -1,
  1,
  2,
  0.1,
  1.005,
  99.999,
  100.01,
  1e-7,
  1e21,
  1e308,
  999_999_999_999.99,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
];

/** What a field is not meant to hold. */
export const oddValues = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...numbers, null, true, false, [], {}, [null], [[]]),
  fc.jsonValue({ maxDepth: 2 }),
);

/** What stands in an address where an id should. */
export const oddIds = [
  '0',
  '-1',
  '1.5',
  '2147483647',
  '2147483648',
  '9'.repeat(40),
  '1e3',
  '0x1',
  'NaN',
  'Infinity',
  'null',
  '__proto__',
  'constructor',
  ' 1',
  '\0',
  'æ',
  "1'",
  '%',
  '%zz',
];

/** Bodies that are no JSON object, each with the type that it says it is. */
export const oddBodies = [
  ...['', '{', '[1]', '"x"', 'null', '1', '{"a":1}}', '{"__proto__":{"roles":["Admin"]}}', '{"constructor":{}}'].map(
    (payload) => ({ payload, type: 'application/json' }),
  ),
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x', 'application/json;charset=x'].map(
    (type) => ({ payload: '{"id":1}', type }),
  ),
  { payload: JSON.stringify({ text: 'x'.repeat(1_100_000) }), type: 'application/json' },
];

/** Files that are not what they say, or are cut off. */
export const oddFiles = (whole: Buffer): Buffer[] => [
  Buffer.from(''),
  Buffer.from('%PDF-'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  whole.subarray(0, whole.length / 2),
  Buffer.concat([whole, Buffer.alloc(100)]),
  Buffer.alloc(64, 0xff),
];

export const oddQueries = [
  'id',
  'id=',
  'id=1&id=2',
  'id[]=1',
  'id=%00',
  'id=%zz',
  'id=1e9',
  'id=9999999999',
  '__proto__=1',
  'external=ja',
  'external=true&external=false',
  'version=x',
  'version=1&version=2',
  'version=-1',
  '&&=&',
];
