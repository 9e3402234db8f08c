import { createRef } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

it('says of which rate or product, also where one alone lacks something', async () => {
  const errors = {
    'products.0.amount': 'Antal skal udfyldes',
    'products.1.amount': 'Antal skal udfyldes',
    'rates.0.dueDate': 'Forfaldsdato skal udfyldes',
    'rates.1.dueDate': 'Forfaldsdato skal udfyldes',
    'rates.1.amount': 'Beløb skal udfyldes',
    name: 'Navn skal udfyldes',
  };
  await renderInApp(
    <>
      <ErrorSummary formId="f" errors={errors} ref={createRef()} />
      <label htmlFor="f-name">Navn, det fulde</label>
      <input id="f-name" />
      {['Bander', 'Flag'].map((product, at) => (
        <fieldset key={product} aria-labelledby={product}>
          <b id={product}>{product}</b>
          <label htmlFor={`f-products-${at}-amount`}>Antal</label>
          <input id={`f-products-${at}-amount`} />
          <label htmlFor={`f-rates-${at}-dueDate`}>Forfaldsdato, rate {at + 1}</label>
          <input id={`f-rates-${at}-dueDate`} />
          <label htmlFor={`f-rates-${at}-amount`}>Beløb, rate {at + 1}</label>
          <input id={`f-rates-${at}-amount`} />
        </fieldset>
      ))}
    </>,
  );
  await expect
    .poll(() =>
      page
        .getByRole('link')
        .all()
        .map((link) => link.element().textContent),
    )
    .toEqual([
      'Navn skal udfyldes',
      'Antal skal udfyldes (Bander)',
      'Forfaldsdato skal udfyldes (rate 1)',
      'Antal skal udfyldes (Flag)',
      'Forfaldsdato skal udfyldes (rate 2)',
      'Beløb skal udfyldes (rate 2)',
    ]);
});
