import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  useParams,
} from '@tanstack/react-router';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderRouter } from '../../testing/renderInApp.tsx';
import { Dialogs } from '../../ui/dialogs.tsx';
import { NewContractScreen } from './NewContractScreen.tsx';

const template = {
  id: 4,
  name: 'Sølvpakke',
  description: null,
  sponsorshipAmount: 75000,
  months: 12,
  products: 0,
};
const draft = { id: 9, version: 1, sponsorshipId: 7, number: '2026-0009', templateId: 4 };

/** The drafts that were made, by what the server was asked. */
let made: string[];

beforeEach(() => {
  made = [];
  answerCalls(({ url }) => {
    if (url === '/api/sponsorships/templates') return json([template]);
    if (url === '/api/sponsorships/7/contracts')
      return json([
        { ...draft, id: 8, number: '2025-0008', startDate: '2025-01-01', endDate: '2025-12-31', status: 'Godkendt' },
      ]);
    if (url === '/api/sponsorships/7/update' || url === '/api/sponsorships/7/copy') {
      made.push(url);
      return json(draft);
    }
    return url.startsWith('/api/') ? json([]) : undefined;
  });
});

const question = () => page.getByRole('dialog', { name: 'Opret kladde uden det, du har skrevet?' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const amount = () => page.getByRole('textbox', { name: /^Årligt beløb/ });

const Agreement = () => {
  const { contract } = useParams({ strict: false });
  if (contract !== 'create') return <h1>Kladden</h1>;
  return <NewContractScreen sponsorshipId={7} kind="full" club={{ shortName: 'VB', categoryId: 1 }} />;
};

const show = async () => {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Dialogs />
      </>
    ),
  });
  const agreement = createRoute({
    getParentRoute: () => root,
    path: '/sponsorships/$id/$contract',
    component: Agreement,
  });
  const history = createMemoryHistory({ initialEntries: ['/sponsorships/7/create'] });
  await renderRouter(createRouter({ routeTree: root.addChildren([agreement]), history }));
};

const begin = async (how: string) => {
  await page.getByRole('combobox', { name: 'Begynd med' }).selectOptions(how);
  await button('Opret kladde').click();
};

it.each([
  ['Fra skabelon', '/api/sponsorships/7/update'],
  ['Kopi af tidligere', '/api/sponsorships/7/copy'],
])('%s: what was typed is asked about before anything is made, and then the draft is there', async (how, call) => {
  await show();
  await amount().fill('50000');
  await begin(how);
  await question().getByRole('button', { name: 'Fortryd' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  expect(made).toEqual([]);
  await page.getByRole('combobox', { name: 'Begynd med' }).selectOptions('Tom aftale');
  await expect.element(amount()).toHaveValue('50.000');
  await begin(how);
  await question().getByRole('button', { name: 'Opret kladde' }).click();
  await expect.element(page.getByRole('heading', { name: 'Kladden' })).toBeVisible();
  expect(made).toEqual([call]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('asks nothing where nothing was typed', async () => {
  await show();
  await begin('Fra skabelon');
  await expect.element(page.getByRole('heading', { name: 'Kladden' })).toBeVisible();
  expect(made).toHaveLength(1);
});
