import { field } from '@sponsorat/api';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { StayButton } from './StayButton.tsx';
import { useForm } from './useForm.ts';

const schema = z.object({ name: field.optionalText('Navn') });

const TestForm = ({ save }: { save: () => Promise<unknown> }) => {
  const form = useForm({ schema, initial: { name: 'Vejle' }, save });
  return (
    <StayButton form={form} onClick={() => void form.submit()}>
      Gem kladde
    </StayButton>
  );
};

it('saves once however often it is clicked, and keeps the focus meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const save = vi.fn(() => promise);
  await renderInApp(<TestForm save={save} />);
  const button = page.getByRole('button', { name: 'Gem kladde' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  // A click of one's own: Playwright's waits until the button can be pressed.
  (button.element() as HTMLButtonElement).click();
  await expect.element(button).toHaveFocus();
  resolve();
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  expect(save).toHaveBeenCalledTimes(1);
});
