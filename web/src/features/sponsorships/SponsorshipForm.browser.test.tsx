import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { SponsorshipForm } from './SponsorshipForm.tsx';

vi.mock('../../lib/session.ts', async (original) => ({ ...(await original<object>()), useUser: () => ({ id: 2 }) }));

const north = { id: 1, name: 'Nord' };
const duplicate = { id: 9, name: 'Vejle Boldklub', area: 'Nord', userName: 'Bo Bruger' };

const show = () => {
  answerCalls(({ url }) => {
    if (url.endsWith('/user-areas')) return json([north]);
    if (url.endsWith('/categories')) return json([]);
    if (url.endsWith('/area-users/1')) return json([]);
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
