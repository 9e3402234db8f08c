import { describe, expect, it } from 'vitest';
import { CommitUnknown, databaseFailure } from './failures.ts';

const errorOf = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

describe('databaseFailure', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', '08006', '57P01', '57P03', '53300', '53100', '25P03'])(
    'reads %s as gone',
    (code) => {
      expect(databaseFailure(errorOf(code))).toBe('gone');
      expect(databaseFailure(new Error('Failed query', { cause: errorOf(code) }))).toBe('gone');
    },
  );

  it.each(['23503', '23505', '40001', '40P01'])('reads %s as a collision', (code) => {
    expect(databaseFailure(errorOf(code))).toBe('collision');
  });

  it('knows a statement that takes too long from one that waits for what somebody else saves', () => {
    expect(databaseFailure(errorOf('57014'))).toBe('slow');
    expect(databaseFailure(errorOf('55P03'))).toBe('locked');
  });

  it('does not know what became of a commit whose answer was lost', () => {
    expect(databaseFailure(new CommitUnknown('x', { cause: errorOf('57P01') }))).toBe('unknown');
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect', 'Query read timeout'])(
    'reads "%s" as gone',
    (message) => {
      expect(databaseFailure(new Error(message))).toBe('gone');
    },
  );

  it('takes a missing socket for the database, a missing file for our own fault', () => {
    expect(databaseFailure(errorOf('ENOENT', { syscall: 'connect' }))).toBe('gone');
    expect(databaseFailure(errorOf('ENOENT', { syscall: 'open' }))).toBeNull();
  });

  it.each([errorOf('23514'), errorOf('42P01'), errorOf('22021'), new Error('x'), null, 'ECONNREFUSED'])(
    'leaves %o alone',
    (error) => {
      expect(databaseFailure(error)).toBeNull();
    },
  );
});
