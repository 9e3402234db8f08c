import type { AgreementOfFile } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { matchable, matchFile } from './match-files.rules.ts';

const agreement = (contractId: number, sponsorshipId: number, name: string, values: Partial<AgreementOfFile> = {}) => ({
  contractId,
  sponsorshipId,
  name,
  number: `2026-000${contractId}`,
  status: 'Afventer' as const,
  version: 1,
  externalNumber: null,
  startDate: '2026-01-01',
  endDate: '2028-12-31',
  ...values,
});
const all = matchable([
  agreement(1, 1, 'Ærø Boldklub', { externalNumber: '2019/17' }),
  agreement(2, 2, 'Vejle IF'),
  agreement(3, 3, 'Vejle IF Fodbold'),
  agreement(4, 4, 'Aarhus Roklub & Venner', { startDate: '2024-01-01', endDate: '2025-12-31' }),
  agreement(5, 4, 'Aarhus Roklub & Venner'),
  agreement(6, 5, 'Tvillingerne'),
  agreement(7, 6, 'Tvillingerne'),
  agreement(8, 7, 'B 93'),
  agreement(9, 8, 'Gamle Drenge', { status: 'Godkendt', externalNumber: 'ARK-7' }),
  agreement(10, 9, 'Kolding IF', { externalNumber: 'D-12' }),
  agreement(11, 10, 'Skive IF', { externalNumber: 'D-12' }),
  agreement(12, 11, 'Årets Klub', { externalNumber: '2024' }),
  agreement(13, 12, 'Løkken Surf & Kajak'),
  agreement(14, 13, 'Slagelse Boldklub'),
  agreement(15, 14, 'Slagelse Boldklub Kvinder'),
  agreement(16, 15, 'Hobro BK'),
  agreement(17, 16, 'Hobro Boldklub Kvinder'),
]);
const read = (name: string) => {
  const { by, agreement: taken, proposals } = matchFile(name, all);
  return [by, taken?.contractId ?? null, proposals.map(({ contractId }) => contractId)];
};

describe('a file finds its agreement', () => {
  it.each([
    ['2019-17 underskrevet.pdf', 'externalNumber', 1],
    ['scan_2019_17.PDF', 'externalNumber', 1],
    ['ark 7.pdf', 'externalNumber', 9],
    ['D-12 Skive IF.pdf', 'externalNumber', 11],
    ['Vejle IF Fodbold.pdf', 'club', 3],
    ['Sponsoraftale - VEJLE IF (underskrevet).pdf', 'club', 2],
    ['Ærø boldklub.pdf', 'club', 1],
    ['A\u030Arhus Roklub og Venner 2025.pdf', 'clubAndYear', 4],
    ['Aarhus Roklub & Venner 2026-2028.pdf', 'clubAndYear', 5],
    ['Århus Roklub og Venner 24-25.pdf', 'clubAndYear', 4],
    ['Aarhus Roklub og Venner 2026-28.pdf', 'clubAndYear', 5],
    ['Loekken Surf og Kajak.pdf', 'club', 13],
    ['Hobro BK.pdf', 'club', 16],
  ])('%s, by %s', (name, by, id) => {
    expect(read(name)).toEqual([by, id, []]);
  });
});

describe('what is unsure is proposed', () => {
  it.each([
    ['a number that two have', 'D-12.pdf', 'externalNumber', [10, 11]],
    ['a number of one beside the name of another', '2019-17 Vejle IF.pdf', 'externalNumber', [1]],
    ['a number that is a year', 'Skannet 2024.pdf', 'externalNumber', [12]],
    ['a club with several', 'Aarhus Roklub og Venner.pdf', 'club', [4, 5]],
    ['two clubs of one name', 'Tvillingerne.pdf', 'club', [6, 7]],
    ['two clubs in one name', 'Vejle IF og Kolding IF.pdf', 'club', [2, 10]],
    ['another year', 'Vejle IF 2019.pdf', 'clubAndYear', [2]],
    ['a name as short as B 93', 'B 93.pdf', 'club', [8]],
    ['a number of ours that none has', '2020-0001 Vejle IF.pdf', 'clubAndYear', [2]],
    ['a part of a name', 'Vejle.pdf', null, [2, 3]],
    ['a shortened name', 'Ærø BK - underskrevet sponsoraftale.pdf', null, [1]],
    ['a mistyped name', 'scan_0012 tvilingerne (2).pdf', null, [6, 7]],
    ['a shortened name and its year', 'Arhus roklub 2025 final.pdf', null, [4]],
    ['a shortened name with letters spelled out', 'Loekken surf kajak.pdf', null, [13]],
    ['a shortened name that is the beginning of another', 'Slagelse BK.pdf', null, [14]],
    ['a shortened name that begins with another', 'Slagelse BK kvinder underskrevet.pdf', null, [15]],
    ['a shortened name that begins with the whole of another', 'Hobro BK kvinder.pdf', null, [17]],
    ['a shortened name and its years', 'Aarhus roklub 24-25.pdf', null, [4]],
    ['a day that is no years', 'Aarhus roklub 24-10-25.pdf', null, [4, 5]],
    ['a shortened name and another year', 'ærø bk 2019-2021.pdf', 'clubAndYear', [1]],
  ])('%s', (_, name, by, ids) => {
    expect(read(name)).toEqual([by, null, ids]);
  });

  it('and nothing where nothing is said', () => {
    expect(read('scan0001.pdf')).toEqual([null, null, []]);
    for (const name of ['Horsens.pdf', 'IF.pdf', 'aftale underskrevet 2026.pdf'])
      expect(read(name)).toEqual([null, null, []]);
  });
});
