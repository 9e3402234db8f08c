import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { firstMatches } from './firstMatches.ts';
import { ListSelect } from './ListSelect.tsx';

const people = ['Anna Holm', 'Yusuf Demir', 'Yrsa Holm'].map((label, at) => ({ value: at + 1, label }));
const sent = vi.fn();
beforeEach(() => sent.mockClear());

const People = ({ awaited = false, offered = people }) => {
  const [value, setValue] = useState<number | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <ListSelect<number>
        label="Ansvarlig"
        data={[{ group: 'Kolleger', items: offered }]}
        value={value}
        onChange={setValue}
        awaited={awaited}
        filter={firstMatches}
        searchable
        openOnFocus={false}
      />
      <output>{value ?? 'ingen'}</output>
      <button type="submit">Gem</button>
    </form>
  );
};

const server = new EventTarget();
const Asking = () => {
  const [hasCome, setCome] = useState(false);
  useEffect(() => server.addEventListener('answer', () => setCome(true), { once: true }), []);
  return hasCome ? <People offered={[{ value: 9, label: 'Samsø Roklub' }]} /> : <People awaited />;
};

const box = page.getByRole('combobox', { name: 'Ansvarlig' });
const chosen = page.getByRole('status');

it('takes the first match by Enter, and does not send the form', async () => {
  await renderInApp(<People />);
  await box.click();
  await userEvent.keyboard('yus{Enter}');
  await expect.element(chosen).toHaveTextContent('2');
  await expect.element(box).toHaveValue('Yusuf Demir');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

it('takes the one that the arrows led to', async () => {
  await renderInApp(<People />);
  await box.click();
  await userEvent.keyboard('holm');
  await expect.element(box).toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(chosen).toHaveTextContent('3');
});

it('lets Enter wait for options that are on their way', async () => {
  await renderInApp(<Asking />);
  await box.click();
  await userEvent.keyboard('samsø{Enter}');
  await expect.element(chosen).toHaveTextContent('ingen');
  server.dispatchEvent(new Event('answer'));
  await expect.element(chosen).toHaveTextContent('9');
  await expect.element(box).toHaveValue('Samsø Roklub');
  expect(sent).not.toHaveBeenCalled();
});

it.each([
  ['chooses the only match', 'yus', '2'],
  ['chooses none of several', 'holm', 'ingen'],
  ['chooses nothing after Escape', 'yus{Escape}', 'ingen'],
])('%s as the field is left', async (_, keys, value) => {
  await renderInApp(<People />);
  await box.click();
  await userEvent.keyboard(`${keys}{Tab}`);
  await expect.element(page.getByRole('button', { name: 'Gem' })).toHaveFocus();
  await expect.element(chosen).toHaveTextContent(value);
});
