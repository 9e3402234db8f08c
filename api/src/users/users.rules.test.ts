import { describe, expect, it } from 'vitest';
import { read } from '../field-errors.ts';
import { transferInputSchema } from './responsibilities.schemas.ts';
import { mayTakeOver } from './users.rules.ts';

const receiver = { id: 2, areaIds: [10, 20], lockedOut: false };

describe('who may take over', () => {
  it('is active and has every area', () => {
    expect(mayTakeOver(receiver, 1, [10])).toBe(true);
    expect(mayTakeOver(receiver, 1, [20, 10])).toBe(true);
    expect(mayTakeOver(receiver, 1, [10, 30])).toBe(false);
    expect(mayTakeOver({ ...receiver, lockedOut: true }, 1, [10])).toBe(false);
  });

  it('is somebody else', () => {
    expect(mayTakeOver(receiver, 2, [10])).toBe(false);
  });
});

describe('a transfer', () => {
  const fieldsOf = (transfers: unknown) => {
    const result = read(transferInputSchema, { transfers });
    return result.ok ? {} : result.fields;
  };

  it('names areas and a user, each area once', () => {
    expect(fieldsOf([{ areaIds: [1, 2], userId: 7 }])).toEqual({});
    expect(fieldsOf([])).toEqual({ transfers: 'Overdragelser skal udfyldes' });
    expect(fieldsOf([{ areaIds: [], userId: null }])).toEqual({
      'transfers.0.areaIds': 'Områder skal udfyldes',
      'transfers.0.userId': 'Ny ansvarlig skal udfyldes',
    });
    const twice = { 'transfers.1.areaIds': 'Områder må kun overdrages til én bruger hver' };
    expect(
      fieldsOf([
        { areaIds: [1], userId: 7 },
        { areaIds: [2, 1], userId: 8 },
      ]),
    ).toEqual(twice);
  });
});
