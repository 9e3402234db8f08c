import { expect, it } from 'vitest';
import { inTab, tabOf } from './sponsorships.list.ts';

it('a list shows the tab of what it filters by, and all where nothing of it has one', () => {
  expect(tabOf({})).toBe('All');
  expect(tabOf({ status: 'active', contract: 'big' })).toBe('All');
  expect(tabOf({ contract: 'none' })).toBe('None');
  expect(tabOf({ status: 'active', contract: 'draft' })).toBe('Draft');
});

it('a tab keeps what no tab chooses, and takes the place of another tab', () => {
  expect(inTab('Renegotiation', { contract: 'big' })).toEqual({ status: 'renegotiation', contract: 'big' });
  expect(inTab('Awaiting', { status: 'renegotiation', contract: 'big' })).toEqual({ contract: 'awaiting' });
  expect(inTab('Awaiting', { status: 'active', contract: 'draft' })).toEqual({
    status: 'active',
    contract: 'awaiting',
  });
  expect(inTab('All', { status: 'renegotiation', contract: 'tickets' })).toEqual({ contract: 'tickets' });
  expect(inTab('All', { status: 'expired', contract: 'awaiting' })).toEqual({ status: 'expired' });
});
