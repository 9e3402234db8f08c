import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { ComingEvents } from './ComingEvents.tsx';

vi.mock('../../lib/session.ts', async (original) => ({
  ...(await original<object>()),
  useUser: () => ({ id: 2, roles: ['Bruger'] }),
}));

const match = { Id: 3, SponsorshipId: 1, Name: 'LBK', Title: 'LBK – Vejgaard', Date: '2099-08-15', Free: 3, Total: 9 };

const show = async (events: object[], wishes: number) => {
  answerCalls(({ url, body }) => {
    if (url === '/api/events') return json({ Result: events, TotalPages: 1, Total: events.length });
    const isAsked = url === '/api/grants' && body.filter.wishes === 'answerable';
    return isAsked ? json({ Result: [], TotalPages: 1, Total: wishes }) : undefined;
  });
  await renderOnPage(<ComingEvents onTop={false} act={() => null} />);
};

it('says with the next events how many wishes wait for one’s own answer, and leads to them', async () => {
  await show([match], 2);
  await expect.element(page.getByRole('link', { name: 'LBK – Vejgaard' })).toBeVisible();
  const link = page.getByRole('link', { name: '2 ønsker om billetter venter på dit svar' });
  await expect.element(link).toHaveAttribute('href', '/tickets/grants?wishes=answerable');
});

it('says it also where no event is near', async () => {
  await show([], 1);
  await expect.element(page.getByRole('link', { name: '1 ønske om billetter venter på dit svar' })).toBeVisible();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

it('says nothing of wishes where none waits', async () => {
  await show([match], 0);
  await expect.element(page.getByRole('link', { name: 'LBK – Vejgaard' })).toBeVisible();
  await expect.element(page.getByText(/venter/)).not.toBeInTheDocument();
});
