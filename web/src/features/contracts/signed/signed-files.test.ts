import { type AgreementOfFile, agreementNumbersIn, type FileMatch } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { uploadTo } from '../addresses.ts';
import {
  type Agreement,
  agreementLine,
  agreementOf,
  groupFiles,
  isSame,
  type SignedFile,
  soleProposal,
  toSend,
  withMatch,
} from './signed-files.rules.ts';

const agreement = (contractId: number, values: Partial<Agreement> = {}): Agreement => ({
  number: `2026-000${contractId}`,
  contractId,
  sponsorshipId: 7,
  name: 'Vejle Boldklub',
  status: 'Afventer',
  version: 3,
  ...values,
});
let key = 0;
const fileOf = (name: string, values: Partial<SignedFile> = {}): SignedFile => {
  key += 1;
  return { key, file: new File(['x'], name, { lastModified: 1 }), numbers: agreementNumbersIn(name), ...values };
};
const sameAs = (name: string) => `Som ${name}`;

it.each([
  ['2026-0042.pdf', ['2026-0042']],
  ['Aftale_2026-0042 (underskrevet).pdf', ['2026-0042']],
  ['2026-00421x.pdf', ['2026-00421']],
  ['2025-0007 fornyer 2024-0003, 2025-0007.pdf', ['2025-0007', '2024-0003']],
  ['12026-0042.pdf', []],
  ['2026-042.pdf', []],
  ['scan 20260042.pdf', []],
  ['Ikast FB aftale 2025-2027.pdf', []],
  ['2025-2027 og 2026-0042.pdf', ['2026-0042']],
])('%s has the numbers %j', (name, numbers) => {
  expect(agreementNumbersIn(name)).toEqual(numbers);
});

it('tells its agreement from the others of the club by period and older number, as far as they are known', () => {
  const period = { startDate: '2024-01-01', endDate: '2026-12-31', externalNumber: '2023-014' };
  const words = '2026-0001 · Vejle Boldklub · 01-01-2024\u00a0– 31-12-2026 · tidl. 2023-014';
  expect(agreementLine(agreement(1, period))).toBe(words);
  expect(agreementLine(agreement(1, { endDate: '2026-12-31', externalNumber: null }))).toBe(
    '2026-0001 · Vejle Boldklub · Til 31-12-2026',
  );
  expect(agreementLine(agreement(1))).toBe('2026-0001 · Vejle Boldklub');
});

it('belongs to the first of its numbers that an agreement has', () => {
  const [one, two] = [agreement(1), agreement(2)];
  const matches = [{ number: '2026-0009', contractId: null }, two, one];
  expect(agreementOf(['2026-0009', '2026-0001', '2026-0002'], matches)).toBe(one);
  expect(agreementOf(['2026-0009'], matches)).toBeUndefined();
  expect(agreementOf([], matches)).toBeUndefined();
});

it('is given what its name says, where no number of it is known', () => {
  const period = { startDate: '2026-01-01', endDate: null, externalNumber: null };
  const [one, two] = [1, 2].map((id) => ({ ...agreement(id), ...period })) as [AgreementOfFile, AgreementOfFile];
  const entryOf = (name: string, part: Partial<FileMatch>): [string, FileMatch] => [
    name,
    { name, by: 'club', agreement: null, proposals: [], ...part },
  ];
  const named = new Map([entryOf('a.pdf', { agreement: one }), entryOf('b.pdf', { proposals: [one, two] })]);
  expect(withMatch(fileOf('a.pdf'), [], named)).toMatchObject({ agreement: one, by: 'club' });
  expect(withMatch(fileOf('b.pdf'), [], named)).toMatchObject({ agreement: undefined, proposals: [one, two] });
  expect(withMatch(fileOf('2026-0002 b.pdf'), [two], named)).toMatchObject({ agreement: two });
  expect(withMatch(fileOf('c.pdf'), [], named).agreement).toBeUndefined();
  expect(withMatch(fileOf('a.pdf', { agreement: two }), [], named).agreement).toBe(two);
});

it('is sorted by what is to be done about it', () => {
  const files = [
    fileOf('a.pdf', { refusal: 'a.pdf er tom.' }),
    fileOf('b.pdf'),
    fileOf('c.pdf', { agreement: agreement(1, { status: 'Kladde' }) }),
    fileOf('d.pdf', { agreement: agreement(2, { status: 'Godkendt' }) }),
    fileOf('e.pdf', { agreement: agreement(3) }),
    fileOf('f.pdf', { agreement: agreement(3) }),
    fileOf('g.pdf', { agreement: agreement(4), upload: { step: 'sent' } }),
    fileOf('h.pdf', { agreement: agreement(5), upload: { step: 'failed', failure: 'Nej' } }),
    fileOf('i.pdf', { agreement: agreement(6), upload: { step: 'sending', share: 0.5 } }),
  ];
  const groups = groupFiles(files, sameAs);
  const names = (some: SignedFile[]) => some.map(({ file }) => file.name).join(' ');
  expect(names(groups.missing)).toBe('b.pdf');
  expect(groups.refused.map(({ file, why }) => [file.file.name, why])).toEqual([
    ['a.pdf', 'a.pdf er tom.'],
    ['c.pdf', expect.stringContaining('kladde')],
    ['d.pdf', expect.stringContaining('allerede godkendt')],
    ['f.pdf', 'Som e.pdf'],
  ]);
  expect(names(groups.ready)).toBe('e.pdf g.pdf h.pdf i.pdf');
  expect(names(toSend(groups))).toBe('e.pdf h.pdf i.pdf');
});

it('is the same file of the same name, size and moment', () => {
  const file = (name: string, text: string, lastModified: number) => new File([text], name, { lastModified });
  const one = file('a.pdf', 'x', 1);
  expect(isSame(one, file('a.pdf', 'y', 1))).toBe(true);
  for (const other of [file('b.pdf', 'x', 1), file('a.pdf', 'xx', 1), file('a.pdf', 'x', 2)])
    expect(isSame(one, other)).toBe(false);
});

it('goes to the very agreement that was found: one confirmed anew meanwhile has other words', () => {
  expect(uploadTo(agreement(7, { version: 5 }), true)).toEqual({
    params: { contractId: 7 },
    query: { external: 'true', version: '5' },
  });
});

it('is taken with all others where exactly one agreement is proposed, and its name speaks for it', () => {
  const [one, two] = [agreement(1), agreement(2)];
  const proposalOf = (by: SignedFile['by'], ...proposals: Agreement[]) =>
    soleProposal(fileOf('a.pdf', { proposals, ...(by !== undefined && { by }) }));
  expect(proposalOf(null, one)).toBe(one);
  expect(proposalOf('club', one)).toBe(one);
  // Another year, and the number of another club, are to be looked at one by one.
  expect(proposalOf('clubAndYear', one)).toBeUndefined();
  expect(proposalOf('externalNumber', one)).toBeUndefined();
  expect(proposalOf(null, one, two)).toBeUndefined();
  expect(soleProposal(fileOf('b.pdf'))).toBeUndefined();
});
