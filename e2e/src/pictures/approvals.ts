import type { Page } from '@playwright/test';
import type { Approval } from '@sponsorat/api';
import { answers, changes, fails } from './calls.ts';
import { dialog, press } from './common.ts';
import type { Records } from './records.ts';
import type { Screen, State } from './state.ts';

const ME = 4711;
const draft = ({ workClub, whole }: Records) => `/sponsorships/${workClub}/${whole}?step=5`;
/** A draft about which it stands like this, whatever the bank's rule is. */
const approvalOf = (part: Partial<Approval> = {}) => {
  const approval: Approval = {
    state: 'requested',
    requestedBy: 'Søren Aagaard',
    requestedAt: '2026-11-24T09:15:00Z',
    approverId: null,
    approver: 'Anne-Mette Ravn',
    note: 'Klubben holder bestyrelsesmøde på torsdag.',
    conflict: '',
    decidedBy: null,
    decidedAt: null,
    reason: null,
    needed: true,
    ...part,
  };
  return [changes('GET /api/sponsorships/contracts/:id', { approval }), changes('GET /api/user', { id: ME })];
};
const notAsked = (needed: boolean) =>
  approvalOf({ state: 'none', requestedBy: null, approver: null, note: null, needed });
const APPROVERS = 'GET /api/sponsorships/:id/approvers/:id';
const somebody = answers(APPROVERS, [{ id: 3, name: 'Anne-Mette Ravn-Christoffersen' }]);

const ask = press('Bed om godkendelse');
const askWithPost = async (page: Page) => {
  await ask(page);
  await dialog(page).getByRole('radio', { name: 'Ja' }).check();
  await dialog(page).getByRole('button', { name: 'Bed om godkendelse' }).click();
};
const post = { conflict: 'Kasserer i bestyrelsen, og min bror er træner for førsteholdet' };

const states: State[] = [
  { name: 'to-me', calls: approvalOf({ approverId: ME }), shows: /Søren Aagaard beder dig godkende/ },
  { name: 'to-me-with-post', calls: approvalOf({ approverId: ME, ...post }), shows: /har oplyst en post i klubben/ },
  {
    name: 'decline',
    calls: approvalOf({ approverId: ME }),
    act: press('Afvis'),
    shows: (page) => dialog(page).getByRole('textbox', { name: 'Begrundelse' }),
  },
  { name: 'waiting', calls: approvalOf(), shows: 'Anne-Mette Ravn er bedt om at godkende aftalen' },
  {
    name: 'declined',
    calls: approvalOf({ state: 'declined', decidedBy: 'Anne-Mette Ravn', reason: 'Rammen for i år er brugt.' }),
    shows: 'Anne-Mette Ravn ville ikke godkende aftalen',
  },
  { name: 'ask', calls: [...notAsked(true), somebody], act: ask, shows: /skal godkendes af en anden\.$/ },
  { name: 'ask-refused', calls: [...notAsked(true), somebody], act: askWithPost, shows: 'Der er fejl i formularen' },
  { name: 'nobody', calls: [...notAsked(true), answers(APPROVERS, [])], act: ask, shows: /^Spørg en administrator/ },
  {
    name: 'ask-failed',
    calls: [...notAsked(true), fails(APPROVERS)],
    act: ask,
    shows: (page) => dialog(page).getByPlaceholder(/kunne ikke hentes/i),
  },
  {
    name: 'lock',
    calls: [...notAsked(false), somebody],
    act: press('Godkend aftale'),
    shows: (page) => dialog(page).getByRole('radio', { name: 'Nej' }),
  },
];

/** A draft that somebody else must allow. */
export const approvalScreens: readonly Screen[] = [
  { name: 'approval', route: '_app/sponsorships/$id/$contract', path: draft, states },
];
