import { type AuditKind, auditKindNames } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { decisionOf, setApart } from './personal.rules.ts';

describe('what says something of a person', () => {
  it.each([
    ['sponsorship', ['contact', 'contactEmail', 'contactPhone', 'address', 'facebook', 'instagram']],
    ['contact', ['name', 'role', 'email', 'phone', 'note']],
    ['user', ['name', 'email', 'phoneNumber', 'oidcSubject']],
    ['contract', ['frozen', 'exclusivity', 'specialAgreements', 'reason', 'text']],
    ['note', ['text']],
    ['document', ['title']],
    ['proof', ['note']],
    ['item', ['note']],
    ['payment', ['note', 'reference']],
    ['template', ['exclusivity', 'specialAgreements']],
    ['rule', ['note']],
    ['task', ['title', 'note']],
    ['database', ['file']],
    ['list', ['filter']],
    ['import', ['fileName']],
    ['log', ['reason']],
  ] as const)('is set apart from the line of a %s', (kind, fields) => {
    const state = (value: string) => Object.fromEntries(fields.map((field) => [field, `${value} ${field}`]));
    const { before, after, values } = setApart(kind, { before: state('før'), after: state('nu') });
    expect([before, after]).toEqual([{}, {}]);
    expect(values).toEqual(
      fields.map((field) => ({ field, before: `før ${field}`, after: `nu ${field}`, changed: true })),
    );
  });

  it.each(Object.keys(auditKindNames) as AuditKind[])(
    'is also what nobody has decided of yet, in the line of a %s',
    (kind) => {
      expect(decisionOf(kind, 'newField')).toBeNull();
      const { after, values } = setApart(kind, { before: null, after: { newField: 'Karen' } });
      expect(after).toEqual({});
      expect(values).toEqual([{ field: 'newField', before: null, after: 'Karen', changed: true }]);
    },
  );

  it('is told to have been empty, and no more', () => {
    const { before, after, values } = setApart('sponsorship', {
      before: { contactPhone: null },
      after: { contactPhone: '12 34 56 78' },
    });
    expect([before, after]).toEqual([{ contactPhone: null }, {}]);
    expect(values).toEqual([{ field: 'contactPhone', before: null, after: '12 34 56 78', changed: true }]);
  });
});

it('names of whoever saved a record before are in no line', () => {
  const { after, values } = setApart('note', { before: null, after: { createdBy: 'Bo', updatedBy: 'Bo' } });
  expect([after, values]).toEqual([{}, []]);
});
