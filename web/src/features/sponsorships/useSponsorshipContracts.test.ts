import { describe, expect, it } from 'vitest';
import { comingOf, mayRemove, statusOf } from './useSponsorshipContracts.ts';

const today = '2026-06-15';
const approved = { status: 'Godkendt', isActive: false, endDate: '2026-12-31', renegotiation: null } as const;
const active = { ...approved, isActive: true };

describe('statusOf', () => {
  it('is nothing without agreements, or with agreements that nobody has signed or that have not begun', () => {
    expect(statusOf([], today)).toBeNull();
    expect(
      statusOf(
        [
          { ...approved, status: 'Kladde' },
          { ...approved, status: 'Afventer' },
        ],
        today,
      ),
    ).toBeNull();
    expect(statusOf([approved], today)).toBeNull();
  });

  it('turns to renegotiation on the day itself', () => {
    expect(statusOf([active], today)).toBe('Aktiv');
    expect(statusOf([{ ...active, renegotiation: '2026-06-16' }], today)).toBe('Aktiv');
    expect(statusOf([{ ...active, renegotiation: today }], today)).toBe('Genforhandling');
  });

  it('is expired on the day after the end, and only without an active agreement', () => {
    const past = { ...approved, endDate: '2026-06-14' };
    expect(statusOf([past], today)).toBe('Udløbet');
    expect(statusOf([{ ...past, endDate: today }], today)).toBeNull();
    expect(statusOf([past, active], today)).toBe('Aktiv');
    expect(statusOf([{ ...past, status: 'Afventer' }], today)).toBeNull();
  });
});

describe('comingOf', () => {
  const from = (startDate: string, status: 'Godkendt' | 'Afventer' = 'Godkendt') => ({ status, startDate });

  it('is the signed one that begins next, not one that begins today or awaits its signature', () => {
    expect(comingOf([from('2028-01-01'), from('2027-01-01'), from(today)], today)).toEqual(from('2027-01-01'));
    expect(comingOf([from('2027-01-01', 'Afventer'), from(today)], today)).toBeUndefined();
  });
});

describe('mayRemove', () => {
  it('lets drafts go with the sponsorship, nothing else', () => {
    expect(mayRemove([])).toBe(true);
    expect(mayRemove([{ status: 'Kladde' }])).toBe(true);
    expect(mayRemove([{ status: 'Kladde' }, { status: 'Afventer' }])).toBe(false);
  });
});
