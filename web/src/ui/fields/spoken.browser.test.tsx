import { NativeSelect } from '@mantine/core';
import { field } from '@sponsorat/api';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { blankValues } from '../form/schema.ts';
import { useForm } from '../form/useForm.ts';
import { WholeNumberField } from './NumberFields.tsx';

const schema = z.object({ cards: field.optionalMoney('Antal kort'), used: field.optionalMoney('Brugt') });

const Fields = () => {
  const [initial] = useState(() => blankValues(schema));
  const form = useForm({ schema, initial, save: async () => null });
  return (
    <>
      <WholeNumberField field={form.field('cards')} unit="kort" />
      <WholeNumberField field={form.field('used')} unit="kort" />
      <NativeSelect label="Vis" data={['10', '25']} />
    </>
  );
};

it('names a unit once, and draws nothing that is read aloud', async () => {
  const { container } = await renderInApp(<Fields />);
  await expect.element(page.getByRole('textbox', { name: 'Antal kort', exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Brugt (kort)', exact: true })).toBeVisible();
  expect([...container.querySelectorAll('svg')].map((drawn) => drawn.getAttribute('aria-hidden'))).toEqual(['true']);
});
