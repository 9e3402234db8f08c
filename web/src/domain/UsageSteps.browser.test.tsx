import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickAtOnce } from '../testing/clickAtOnce.ts';
import { renderInApp } from '../testing/renderInApp.tsx';
import { UsageSteps } from './UsageSteps.tsx';

const answer = vi.hoisted(() => vi.fn());
vi.mock('../lib/client.ts', async (actual) => ({ ...(await actual<object>()), call: answer }));

const bodies = () => answer.mock.calls.map(([, { body }]) => body);
const button = (name: string) => page.getByRole('button', { name: `${name} brugt: Flag` });
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

/** The list around it, which asks anew once something is saved. */
const Steps = () => {
  const [used, setUsed] = useState(2);
  answer.mockImplementation(async (_api, { body }) => {
    if (body.used === 5) throw new Error('refused');
    setUsed(body.used);
    return { id: 7, used: body.used };
  });
  return <UsageSteps sponsorshipId={1} item={{ id: 7, name: 'Flag', used, amount: 6 }} />;
};

const show = async () => {
  answer.mockReset();
  await renderInApp(
    <div style={{ padding: 20 }}>
      <Steps />
    </div>,
  );
};

it('saves what is pressed in one go as one, and takes it back as one', async () => {
  await show();
  await clickAtOnce(button('Én mere'), 2);
  await says('4 af 6');
  await expect.poll(bodies).toEqual([{ id: 7, used: 4, note: null }]);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await says('Udnyttelsen er, som den var');
  await says('2 af 6');
  expect(bodies().at(-1)).toEqual({ id: 7, used: 2, note: null });
});

it('saves nothing where as many are taken back as were added, and stays within what there is', async () => {
  await show();
  (button('Én mere').element() as HTMLElement).focus();
  // The last of them would be one less than none.
  await userEvent.keyboard('{Enter}{Shift>}{Tab}{/Shift}{Enter}{Enter}{Enter}{Enter}');
  await says('0 af 6');
  await expect.element(button('Én mindre')).toHaveFocus();
  await expect.element(button('Én mindre')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Tab}{Enter}{Enter}');
  await says('2 af 6');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(bodies()).toEqual([]);
});

it('is as it was where a save is refused, and says so', async () => {
  await show();
  await clickAtOnce(button('Én mere'), 3);
  await says('5 af 6');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await says('2 af 6');
});

it('saves what was pressed just before it leaves the screen', async () => {
  answer.mockReset();
  const { unmount } = await renderInApp(<Steps />);
  await button('Én mere').click();
  await unmount();
  await expect.poll(bodies).toEqual([{ id: 7, used: 3, note: null }]);
});

it('is pressed by a finger on a phone', async () => {
  await page.viewport(360, 740);
  await show();
  const more = button('Én mere').element();
  const { left, top, width } = more.getBoundingClientRect();
  expect(width).toBe(44);
  // Drawn lower than a finger needs, and hit as if it were not.
  const isHit = (down: number) => more.contains(document.elementFromPoint(left + width / 2, top + down));
  expect([isHit(-3.5), isHit(39.5)]).toEqual([true, true]);
});

it.each([
  ['Én mere', 6, 'Flag: 6 af 6 er brugt'],
  ['Én mindre', 0, 'Flag: Ingen er brugt'],
])('says why it goes no further: %s', async (name, used, reason) => {
  answer.mockReset();
  await renderInApp(<UsageSteps sponsorshipId={1} item={{ id: 7, name: 'Flag', used, amount: 6 }} />);
  await expect.element(button(name)).toHaveAccessibleDescription(reason);
  // It is disabled to what waits for it, but takes a finger and a key.
  await button(name).click({ force: true });
  await expect.element(page.getByText(reason)).toBeVisible();
  expect(bodies()).toEqual([]);
});
