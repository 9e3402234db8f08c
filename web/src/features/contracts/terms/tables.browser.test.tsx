import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { ProductsTable } from './ProductsTable.tsx';
import { RatesTable } from './RatesTable.tsx';

const rowHeaders = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);

it('heads each rate with its number, for who hears the row', async () => {
  const rates = [
    { amount: '4000', dueDate: '2026-03-01' },
    { amount: '5000', dueDate: '2026-09-01' },
  ];
  await renderInApp(<RatesTable terms={{ rates, amount: '9000' }} />);
  await expect.element(page.getByRole('table', { name: 'Rater' })).toBeVisible();
  expect(rowHeaders()).toEqual(['Rate 1', 'Rate 2', 'I alt']);
});

it('says what was asked before a long answer', async () => {
  const product = {
    title: 'Gæster',
    details: [],
    description: 'Trænerne\nog holdet',
    descriptionLabel: 'Hvem ÆB inviterer',
  };
  await renderInApp(<ProductsTable section="Hospitality" categories={[{ name: 'Loge', products: [product] }]} />);
  await expect.element(page.getByRole('term')).toHaveTextContent('Hvem ÆB inviterer');
  await expect.element(page.getByRole('definition')).toHaveTextContent('Trænerne og holdet');
});
