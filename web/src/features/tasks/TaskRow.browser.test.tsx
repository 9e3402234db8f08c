import type { TaskRow as Task } from '@sponsorat/api';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { atRest } from '../../testing/atRest.ts';
import { contractOf, signerOf } from '../../testing/contract.ts';
import { contrast } from '../../testing/contrast.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TaskRow } from './TaskRow.tsx';

const task: Task = {
  Key: 'renewal:1:2026-11-20',
  DueDate: '2026-11-20',
  Kind: 'renewal',
  Text: 'Fornyelsen venter på underskrift',
  SponsorshipId: 1,
  Name: 'Nørre Roklub',
  Logo: null,
  Area: 'Nord',
  AreaId: 1,
  ContractId: 1,
  ContractNumber: '2026-0001',
  ContractStatus: 'Afventer',
  ItemId: null,
  Item: null,
  RateId: null,
  Amount: null,
  UserId: 1,
  UserName: 'Anna',
  UserPicture: null,
  AssigneeId: null,
  UserLockedOut: false,
  State: 'open',
  Until: null,
  Note: null,
  CanReopen: false,
  Signing: null,
  Path: '/sponsorships/1/1',
};
const show = (values: Partial<Task> = {}) => {
  const first = { ...task, ...values };
  return renderOnPage(
    <div className="card measure" data-testid="surface">
      <ul className="rows">
        <TaskRow row={{ key: '', first, tasks: [first] }} today="2026-11-26" withPerson={false} />
      </ul>
      <StatusBadge status="Overskredet" />
    </div>,
  );
};

afterEach(() => {
  document.documentElement.dataset.mantineColorScheme = 'light';
});

it.each(['light', 'dark'] as const)('late is said in the tone of Overskredet, at 4.5:1, in %s', async (scheme) => {
  await show();
  document.documentElement.dataset.mantineColorScheme = scheme;
  const late = page.getByText('6 dage for sent');
  await expect.element(late).toBeVisible();
  await atRest();
  const colorOf = (text: string) => getComputedStyle(page.getByText(text).element()).color;
  expect(colorOf('6 dage for sent')).toBe(colorOf('Overskredet'));
  const ground = getComputedStyle(page.getByTestId('surface').element()).backgroundColor;
  expect(contrast(colorOf('6 dage for sent'), ground)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['Kladde', 'Fortsæt'],
  ['Afventer', 'Upload underskrevet'],
] as const)('of a renewal that is %s the act is %s', async (ContractStatus, act) => {
  await show({ ContractStatus });
  const link = page.getByRole('link', { name: new RegExp(`^${act}, `) });
  await expect.element(link).toHaveTextContent(act);
  await expect.element(link).toHaveAttribute('href', '/sponsorships/1/1');
});

const DAY = 86_400_000;
it('of one that is out for signature the act reminds those who have not signed and may be', async () => {
  const signers = [
    signerOf({ id: 1, name: 'Åse', state: 'Underskrevet' }),
    signerOf({ id: 2, name: 'Bent' }),
    signerOf({ id: 3, name: 'Carl', state: 'Åbnet' }),
    signerOf({ id: 4, name: 'Dorte', remindFrom: new Date(Date.now() + DAY).toISOString() }),
  ];
  const out = { state: 'Sendt', signed: 1, of: 4, deadline: '2026-12-20' } as const;
  const signing = { ...out, sentAt: '', sentBy: '', signers, upload: null };
  const reminded: unknown[] = [];
  answerCalls(({ url, body }) => {
    if (!url.startsWith('/api/sponsorships/')) return undefined;
    if (url === '/api/sponsorships/1/remind') reminded.push(body.signerId);
    return json(contractOf({ signing }));
  });
  await show({ Kind: 'awaiting', Signing: { state: 'Sendt', remindFrom: '2026-11-21T09:00:00Z' } });
  await userEvent.click(page.getByRole('button', { name: /^Påmind, / }));
  await expect.element(page.getByText('Bent og Carl er påmindet')).toBeVisible();
  expect(reminded).toEqual([2, 3]);
});

it.each([
  ['was reminded within a day', 'Sendt', 'Upload underskrevet'],
  ['has sent a copy', 'Modtaget', 'Se klubbens kopi'],
] as const)('of one whose club %s the act is a link', async (_, state, act) => {
  const remindFrom = state === 'Sendt' ? new Date(Date.now() + DAY).toISOString() : null;
  await show({ Signing: { state, remindFrom } });
  await expect.element(page.getByRole('link', { name: new RegExp(`^${act}, `) })).toHaveTextContent(act);
});

it('on a phone wraps its title to two lines, says at its end that a tap leads on, and is at most 72 px high', async () => {
  await page.viewport(360, 740);
  const Text = 'Aftal pressefoto ved den nye bane, og send det til klubbens blad og til lokalavisen inden jul';
  await show({ Text, Amount: 92500 });
  const title = page.getByText(Text);
  await expect.element(title).toBeVisible();
  expect(page.getByRole('listitem').element().getBoundingClientRect().height).toBeLessThanOrEqual(72);
  const { height } = title.element().getBoundingClientRect();
  expect(height).toBeGreaterThan(30);
  const act = page.getByRole('link', { name: /^Fortsæt|^Upload/ });
  expect(getComputedStyle(act.element(), '::after').content).toContain('›');
});

/** What stands behind the title. */
const behind = (title: RegExp) => getComputedStyle(page.getByText(title).element(), '::after');

it.each([
  ['light', 360],
  ['dark', 360],
  ['light', 320],
] as const)('on a phone says its act behind its title, in %s at %i px', async (scheme, width) => {
  await page.viewport(width, 740);
  await show({ Text: 'Rate 3 af 6 forfalder. Faktura modtaget', Kind: 'rate', RateId: 1, Amount: 92500 });
  document.documentElement.dataset.mantineColorScheme = scheme;
  await expect.element(page.getByRole('link', { name: /^Registrér betaling, / })).toBeVisible();
  await atRest();
  const { content, color } = behind(/^Rate 3/);
  expect(content).toContain('→ Registrér betaling');
  const ground = getComputedStyle(page.getByTestId('surface').element()).backgroundColor;
  expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
  const row = page.getByRole('listitem').element();
  expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(72);
  // Nothing of it is cut off.
  const title = page.getByText(/^Rate 3/).element();
  expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 1);
});

it('says nothing behind the title where the act is a mark of its own, nor where there is room for its button', async () => {
  await page.viewport(360, 740);
  await show({ Kind: 'kyc', Text: 'Kontrollér klubben' });
  await expect.element(page.getByRole('button', { name: /^Kontrolleret, / })).toBeVisible();
  expect(behind(/^Kontrollér/).content).toBe('none');
  await page.viewport(1200, 740);
  await show({ Text: 'Rate 3 af 6' });
  expect(behind(/^Rate 3/).content).toBe('none');
});

it('on a phone the name of the club leads to the club, and the rest of the row to its act', async () => {
  await page.viewport(360, 740);
  await show({ Amount: 92500 });
  const club = page.getByRole('link', { name: 'Nørre Roklub', exact: true });
  await expect.element(club).toHaveAttribute('href', '/sponsorships/1');
  const linkAt = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a');
  };
  expect(linkAt(club.element())).toBe(club.element());
  const act = page.getByRole('link', { name: /^Upload/ }).element();
  expect(linkAt(page.getByText(task.Text).element())).toBe(act);
  expect(linkAt(page.getByText('6 dage for sent').element())).toBe(act);
});

it('the columns of a row with øre stand under those of the others', async () => {
  await page.viewport(1400, 740);
  await renderOnPage(
    <ul className="rows measure">
      {[null, 92500, 25999.5, 1234567.5].map((Amount) => {
        const first = { ...task, Amount };
        return <TaskRow key={Amount} row={{ key: '', first, tasks: [first] }} today="2026-11-26" withPerson />;
      })}
    </ul>,
  );
  await expect.element(page.getByText('25.999,50 kr.')).toBeVisible();
  const places = page
    .getByText('6 dage for sent')
    .elements()
    .map((element) => element.getBoundingClientRect().left);
  expect(places.map((place) => place - Number(places[0]))).toEqual([0, 0, 0, 0]);
});
