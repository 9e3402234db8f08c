import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import { confirm, type Question } from './confirm.tsx';

const question: Question = {
  title: 'Slet?',
  message: 'Vejle Boldklub',
  details: 'Kladderne følger med.',
  action: 'Slet klub',
  danger: true,
};
const dialog = () => page.getByRole('dialog', { name: 'Slet?' });
const button = (name: string) => dialog().getByRole('button', { name });

const Asker = ({ answers, asked }: { answers: boolean[]; asked: Question }) => (
  <button type="button" onClick={() => void confirm(asked).then((answer) => answers.push(answer))}>
    Spørg
  </button>
);

const ask = async (asked = question): Promise<boolean[]> => {
  const answers: boolean[] = [];
  await renderInApp(<Asker answers={answers} asked={asked} />);
  await page.getByRole('button', { name: 'Spørg' }).click();
  await expect.element(dialog()).toBeVisible();
  return answers;
};

it('says what is lost, begins on Fortryd, and gives the focus back', async () => {
  const answers = await ask();
  await expect.element(dialog()).toHaveTextContent('Slet?Vejle BoldklubKladderne følger med.FortrydSlet klub');
  await expect.element(button('Fortryd')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answers).toEqual([false]);
  await expect.element(page.getByRole('button', { name: 'Spørg' })).toHaveFocus();
});

it('has the warning colour on the last button alone, and only where something is destroyed', async () => {
  const color = (name: string) => getComputedStyle(button(name).element()).backgroundColor;
  await ask();
  const buttons = dialog().getByRole('button').elements();
  expect(buttons.map((element) => element.textContent)).toEqual(['Fortryd', 'Slet klub']);
  const warning = color('Slet klub');
  expect(color('Fortryd')).not.toBe(warning);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  void confirm({ title: 'Slet?', action: 'Slet klub' });
  await expect.element(button('Slet klub')).toBeVisible();
  expect(color('Slet klub')).not.toBe(warning);
});

it('answers yes for the act, no for Escape', async () => {
  const answers = await ask();
  await button('Slet klub').click();
  await expect.poll(() => answers).toEqual([true]);
  await page.getByRole('button', { name: 'Spørg' }).click();
  await expect.element(button('Fortryd')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => answers).toEqual([true, false]);
});

it('answers an open question with no when another one is asked', async () => {
  const answers = await ask();
  void confirm({ title: 'En anden', action: 'OK' }).then((answer) => answers.push(answer));
  await expect.element(page.getByRole('dialog', { name: 'En anden' })).toBeVisible();
  expect(answers).toEqual([false]);
});
