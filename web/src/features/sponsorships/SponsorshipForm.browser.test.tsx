import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { SponsorshipForm } from './SponsorshipForm.tsx';

vi.mock('../../lib/session.ts', async (original) => ({ ...(await original<object>()), useUser: () => ({ id: 2 }) }));

const north = { id: 1, name: 'Nord' };
const duplicate = { id: 9, name: 'Vejle Boldklub', area: 'Nord', userName: 'Bo Bruger' };

const south = { id: 2, name: 'Syd' };
const me = { id: 2, name: 'Bo Bruger', email: 'bo@bank.dk' };
const other = { id: 3, name: 'Dorte Øst', email: 'dorte@bank.dk' };

const show = (
  areas = [north, south],
  { inNorth = [other, me], inSouth = [other, me], after = Promise.resolve() } = {},
) => {
  answerCalls(({ url }) => {
    if (url.endsWith('/user-areas')) return json(areas);
    if (url.endsWith('/categories')) return json([]);
    if (url.endsWith('/area-users/1')) return after.then(() => json(inNorth));
    if (url.endsWith('/area-users/2')) return json(inSouth);
    if (!url.includes('/duplicates')) return undefined;
    return json(url.includes('cvr=61126228') ? [duplicate] : []);
  });
  return renderOnPage(<SponsorshipForm />);
};

it('warns of a club by its CVR alone, however it is written, right after the part that it is typed in', async () => {
  await show();
  await userEvent.fill(page.getByRole('textbox', { name: 'CVR' }), 'DK 61 12 62 28');
  const warning = page.getByRole('note');
  await expect.element(warning.getByText('Klubben findes måske allerede')).toBeVisible();
  const follows = (text: string) =>
    warning.element().compareDocumentPosition(page.getByRole('heading', { name: text, exact: true }).element());
  expect(follows('Klub')).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(follows('Tilknytning')).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const responsible = page.getByRole('combobox', { name: 'Ansvarlig' });
const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
};

it('is one’s own once an area is chosen where one may be responsible, unless somebody else is chosen', async () => {
  await show();
  await choose('Område', 'Nord');
  await expect.element(responsible).toHaveValue('Bo Bruger');
  await choose('Ansvarlig', 'Dorte Øst');
  await choose('Område', 'Syd');
  await expect.element(responsible).toHaveValue('Dorte Øst');
});

it('is nobody’s where one may not be responsible, and one’s own again where one may', async () => {
  await show([north, south], { inNorth: [other], inSouth: [me] });
  await choose('Område', 'Nord');
  await choose('Ansvarlig', 'Dorte Øst');
  await choose('Område', 'Syd');
  await expect.element(responsible).toHaveValue('Bo Bruger');
  await choose('Område', 'Nord');
  await expect.element(responsible).toHaveValue('');
});

it('is one’s own also for who goes on before it is known, once they leave it as it is', async () => {
  const { promise: after, resolve: know } = Promise.withResolvers<void>();
  await show([north, south], { after });
  await choose('Område', 'Nord');
  await responsible.click();
  know();
  await expect.element(page.getByRole('option', { name: 'Dorte Øst' })).toBeVisible();
  // Who has begun to choose is not interrupted.
  await expect.element(responsible).toHaveValue('');
  await userEvent.tab();
  await expect.element(responsible).toHaveValue('Bo Bruger');
});

it('stays whoever was chosen before it was known', async () => {
  const { promise: after, resolve: know } = Promise.withResolvers<void>();
  await show([north, south], { after });
  await choose('Område', 'Nord');
  await responsible.click();
  know();
  await page.getByRole('option', { name: 'Dorte Øst' }).click();
  await userEvent.tab();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(responsible).toHaveValue('Dorte Øst');
});

it('begins with the only area and oneself, and has nothing unsaved by that', async () => {
  await show([north]);
  await expect.element(responsible).toHaveValue('Bo Bruger');
  await expect.element(page.getByText('Du har ændringer, der ikke er gemt')).not.toBeInTheDocument();
});
