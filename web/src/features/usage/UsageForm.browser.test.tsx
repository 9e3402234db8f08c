import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { seasonTickets } from './item.testing.ts';
import { UsageForm } from './UsageForm.tsx';

const Dialog = ({ unit = 'stk.' }: { unit?: string }) => (
  <FormDialog open title="Udnyttelse" onClose={() => {}}>
    <UsageForm sponsorshipId={1} item={seasonTickets(unit)} onDone={() => {}} />
  </FormDialog>
);

const field = () => page.getByRole('textbox', { name: 'Brugt (stk.)' });
const sum = (text: string) => page.getByRole('status').getByText(text, { exact: true });
const hint = () => sum('Skriv +2 eller -1 for at lægge til eller trække fra.');
const slider = () => page.getByRole('slider');

const open = async () => {
  await renderInApp(<Dialog />);
  await expect.element(field()).toHaveFocus();
};

it.each([
  ['+2', '18 → 20 af 24 stk.', '4 tilbage', '20'],
  ['-1', '18 → 17 af 24 stk.', '7 tilbage', '17'],
  ['−18', '18 → 0 af 24 stk.', '24 tilbage', '0'],
  ['21', '18 → 21 af 24 stk.', '3 tilbage', '21'],
])('takes %s in the field that has the focus, and does the sum', async (typed, shown, left, number) => {
  await open();
  await expect.element(hint()).toBeVisible();
  await userEvent.keyboard(typed);
  await expect.element(field()).toHaveValue(typed);
  await expect.element(sum(shown)).toBeVisible();
  await expect.element(page.getByText(left)).toBeVisible();
  await expect.element(slider()).toHaveAttribute('aria-valuenow', number);
  await userEvent.tab();
  await expect.element(field()).toHaveValue(number);
  await expect.element(page.getByText('Brugt skal')).not.toBeInTheDocument();
});

it.each([
  ['+7', '18 → 25 af 24 stk.', '1 for mange', '25'],
  ['-19', '18 → -1 af 24 stk.', '24 tilbage', '-1'],
])('refuses %s once the field is left, with the sum still in view', async (typed, shown, left, number) => {
  await open();
  await userEvent.keyboard(typed);
  await userEvent.tab();
  await expect.element(page.getByText('Brugt skal være mellem 0 og 24')).toBeVisible();
  await expect.element(sum(shown)).toBeVisible();
  await expect.element(page.getByText(left)).toBeVisible();
  await expect.element(field()).toHaveValue(number);
});

it('counts a difference from what was saved, however often it is typed', async () => {
  await open();
  await userEvent.keyboard('+2');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('+3');
  await expect.element(sum('18 → 21 af 24 stk.')).toBeVisible();
  await field().fill('+');
  await expect.element(hint()).toBeVisible();
  await field().fill('18');
  await expect.element(hint()).toBeVisible();
});

it('leaves the slider where it was, and reckons nothing, while what is typed is no number', async () => {
  await open();
  await userEvent.keyboard('+2');
  await expect.element(page.getByText('4 tilbage')).toBeVisible();
  await field().fill('abc');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('abc');
  await expect.element(field()).toBeInvalid();
  await expect.element(slider()).toHaveAttribute('aria-valuenow', '20');
  await expect.element(page.getByText('tilbage')).not.toBeInTheDocument();
  await field().fill('3');
  await expect.element(slider()).toHaveAttribute('aria-valuenow', '3');
  await expect.element(page.getByText('21 tilbage')).toBeVisible();
});

it('has room for a very long unit on a phone', async () => {
  await page.viewport(360, 740);
  await renderInApp(<Dialog unit={`${'pladser til gæster i loungen og '.repeat(2)}${'x'.repeat(40)}`} />);
  const left = page.getByText('6 tilbage');
  await expect.element(left).toBeVisible();
  const boxes = page.getByRole('textbox').elements();
  const dialog = page.getByRole('dialog').element();
  expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  expect(boxes[0]?.getBoundingClientRect().width).toBeGreaterThanOrEqual(92);
  // In one line each, whatever the unit takes.
  expect(left.element().getBoundingClientRect().height).toBeLessThan(30);
});
