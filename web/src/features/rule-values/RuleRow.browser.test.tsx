import type { Rule } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { RuleRow } from './RuleRow.tsx';

const rule = {
  key: 'tasks.rateLead',
  type: 'integer',
  unit: 'dag',
  min: 0,
  max: 90,
  label: 'Rater, der forfalder',
  sentence: 'En rate bliver en opgave {value} før den forfalder.',
  standard: 14,
  isYearly: false,
  values: [],
} as unknown as Rule;

const opener = () => page.getByRole('button', { name: /ny værdi fra … for/ });
const value = () => page.getByRole('textbox', { name: /^Værdi/ });
const form = () => page.getByRole('form', { name: /^Ny værdi fra/ });

it('goes by one Escape where nothing is typed, and by two once something is', async () => {
  await renderInApp(
    <ul>
      <RuleRow rule={rule} withSource={false} />
    </ul>,
  );
  await opener().click();
  await expect.element(value()).toBeRequired();
  await value().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(form()).not.toBeInTheDocument();
  await opener().click();
  await value().fill('21');
  await userEvent.keyboard('{Escape}');
  await expect.element(form().getByText(/Tryk Esc igen/)).toBeVisible();
  await expect.element(value()).toHaveValue('21');
  await opener().click();
  await expect.element(value()).toHaveValue('21');
  await value().click();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(form()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});
