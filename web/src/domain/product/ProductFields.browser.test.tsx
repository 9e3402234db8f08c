import { sectionFormSchema } from '@sponsorat/api';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { bare } from './bareProduct.testing.ts';
import type { SelectionFields } from './ProductDetails.tsx';
import { ProductFields } from './ProductFields.tsx';
import { blankSelection } from './selection.rules.ts';

const products = [
  { ...bare, productTitle: 'Logo', hasCheckbox: true },
  { ...bare, productTitle: 'Bander', hasAmount: true },
  { ...bare, productTitle: 'Flag', hasAmount: true },
];

const Products = () => {
  const [initial] = useState({
    id: 1,
    version: 1,
    exclusivity: null,
    specialAgreements: null,
    products: [{ ...blankSelection(1), selected: true }, { ...blankSelection(2), amount: 5 }, blankSelection(3)],
  });
  const form = useForm({ schema: sectionFormSchema, initial, save: async () => {} });
  return products.map((product, at) => {
    const fields = Object.fromEntries(
      Object.keys(blankSelection(1)).map((key) => [key, form.field(`products.${at}.${key}` as 'products.0.amount')]),
    ) as unknown as SelectionFields;
    return <ProductFields key={product.productTitle} product={product} shortName="ØHA" fields={fields} />;
  });
};

it('what is chosen by a tick and what is chosen by being filled in have one mark, and what is not has none of the kind', async () => {
  await renderInApp(<Products />);
  const look = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor, borderRadius, opacity } = getComputedStyle(element);
    return { width, height, backgroundColor, borderRadius, opacity };
  };
  const mark = page.getByRole('img', { name: 'Med i aftalen' });
  await expect.element(mark).toBeVisible();
  expect(mark.elements()).toHaveLength(1);
  await expect.element(page.getByRole('group', { name: 'Bander' }).getByRole('img')).toBeVisible();
  await expect.poll(() => look(mark.element())).toEqual(look(page.getByRole('checkbox').element()));
});
