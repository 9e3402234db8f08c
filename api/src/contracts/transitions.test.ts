import { describe, expect, it } from 'vitest';
import { type ContractAction, contractStatuses, mayTransition, transitionRefusal } from './transitions.rules.ts';

/** The calls of an agreement's life: which statuses each action is for. */
const table: Record<ContractAction, string> = {
  save: 'Kladde',
  confirm: 'Kladde',
  send: 'Afventer',
  upload: 'Afventer',
  edit: 'Afventer Godkendt',
  deleteFile: 'Godkendt',
  renew: 'Godkendt',
  copy: 'Kladde Afventer Godkendt',
  remove: 'Kladde Afventer Godkendt',
};
const cells = Object.entries(table).flatMap(([action, statuses]) =>
  contractStatuses.map((status) => [action as ContractAction, status, statuses.split(' ').includes(status)] as const),
);

describe('transitions', () => {
  it.each(cells)('%s from %s: %s', (action, status, allowed) => {
    expect(mayTransition(status, action)).toBe(allowed);
  });

  it.each(cells.filter(([, , allowed]) => !allowed))('%s from %s says why not, in a sentence', (action, status) => {
    expect(transitionRefusal(status, action)).toMatch(/^Aftalen .+\.$/);
  });

  it('says what to do instead of an upload', () => {
    expect(transitionRefusal('Kladde', 'upload')).toContain('Godkend den');
    expect(transitionRefusal('Godkendt', 'upload')).toContain('Slet dokumentet');
  });
});
