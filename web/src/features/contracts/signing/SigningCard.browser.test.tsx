import type { Signer, Signing } from '@sponsorat/api';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, json } from '../../../testing/answerCalls.ts';
import { contractOf, signerOf } from '../../../testing/contract.ts';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { SigningCard } from './SigningCard.tsx';

const bent = signerOf({ id: 2, name: 'Bent Kasserer', email: 'bent@klub.dk' });
const signed = { state: 'Underskrevet', at: '2026-11-22T13:05:00Z' } as const;

const show = (signers: Signer[], part: Partial<Signing> = {}) => {
  const signing: Signing = {
    state: 'Sendt',
    signed: signers.filter(({ state }) => state === 'Underskrevet').length,
    of: signers.length,
    deadline: '2026-12-20',
    sentAt: '2026-11-20T09:00:00Z',
    sentBy: 'Mette Kjærgaard',
    signers,
    upload: null,
    ...part,
  };
  return renderInApp(<SigningCard contract={contractOf({ status: 'Afventer', signing })} signing={signing} />);
};

/** What was asked of the server, by its path. */
let asked: [path: string, body: unknown][];

beforeEach(() => {
  asked = [];
  answerCalls(({ url, body }) => {
    if (!url.startsWith('/api/sponsorships/4/')) return undefined;
    asked.push([url.slice('/api/sponsorships/4/'.length), body]);
    return json(contractOf());
  });
});

const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const menuOf = (name: string) => page.getByRole('button', { name: `Handlinger for ${name}` });
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
const dialog = page.getByRole('dialog');

it('says of each signer how far they are, since when, and that a mail waits or did not arrive', async () => {
  await show([
    signerOf(signed),
    { ...bent, state: 'Åbnet', mail: 'Fejlet' },
    { ...bent, id: 3, name: 'Carl', mail: 'Venter' },
  ]);
  await expect.element(page.getByText(/1 af 3 har underskrevet · frist 20\. december 2026/)).toBeVisible();
  expect(lines()).toEqual([
    'Åse Ørstedaase@klub.dkUnderskrevet22. november 2026 kl. 14:05',
    'Bent Kassererbent@klub.dkÅbnet20. november 2026 kl. 10:00E-mailen kom ikke frem.Ret e-mail',
    'Carlbent@klub.dkVenter20. november 2026 kl. 10:00E-mailen venter på at blive sendt',
  ]);
});

it('reminds who has not signed, once a day has passed since the last mail', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await show([signerOf(signed), bent, { ...bent, id: 3, name: 'Carl', remindFrom: tomorrow }]);
  await expect.element(menuOf('Åse Ørsted')).not.toBeInTheDocument();
  await userEvent.click(menuOf('Carl'));
  await expect.element(item(/^Påmind.*Kan påmindes igen/)).toBeDisabled();
  await expect.element(item('Ret e-mail')).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(menuOf('Bent Kasserer'));
  await userEvent.click(item('Påmind'));
  await expect.element(page.getByText('Bent Kasserer er påmindet')).toBeVisible();
  expect(asked).toEqual([['remind', { id: 7, version: 1, signerId: 2 }]]);
});

it('shows a copy that the club has sent, which is approved or rejected before anything else', async () => {
  await show([signerOf({}), bent], { state: 'Modtaget', upload: '/api/files/9/abc' });
  await expect.element(page.getByRole('link', { name: 'Se kopien' })).toHaveAttribute('href', '/api/files/9/abc');
  await expect.element(page.getByRole('button', { name: 'Afvis' })).toBeEnabled();
  await expect.element(menuOf('Bent Kasserer')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Godkend' }));
  await expect.element(dialog.getByText('Er kopien underskrevet, som den skal?')).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Godkend' }));
  await expect.element(page.getByText('Aftalen er godkendt')).toBeVisible();
  expect(asked).toEqual([['accept-upload', { id: 7, version: 1 }]]);
});

it.each([
  ['nobody has signed', [bent], false],
  ['somebody has', [signerOf(signed), bent], true],
])('asks before it is cancelled, and says what is lost where %s', async (_, signers, isSigned) => {
  await show(signers);
  await userEvent.click(page.getByRole('button', { name: 'Annullér' }));
  await expect.element(dialog.getByText(/Linkene virker ikke længere/)).toBeVisible();
  expect(dialog.getByText(/De underskrifter, der er givet/).elements()).toHaveLength(isSigned ? 1 : 0);
  await userEvent.click(dialog.getByRole('button', { name: 'Annullér afsendelsen' }));
  await expect.element(page.getByText('Afsendelsen er annulleret')).toBeVisible();
  expect(asked).toEqual([['cancel-signing', { id: 7, version: 1 }]]);
});
