import { ActionIcon, Button } from '@mantine/core';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';

/** How many pixels in a column over and under an element's middle are hit as the element. */
const hitHeight = (element: Element): number => {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const rows = Array.from({ length: Math.round(bottom - top) + 60 }, (_, n) => top - 30 + n + 0.5);
  return rows.filter((y) => element.contains(document.elementFromPoint(left + width / 2, y))).length;
};

it('a button is hit in a finger’s height on a phone, however it is drawn', async () => {
  await page.viewport(360, 740);
  await renderInApp(
    <div style={{ display: 'grid', justifyItems: 'start', gap: 60, padding: 60 }}>
      <Button>Alle</Button>
      <Button size="compact-sm">Vis</Button>
      <ActionIcon aria-label="Flere">⋯</ActionIcon>
    </div>,
  );
  const buttons = page.getByRole('button').elements();
  expect(buttons).toHaveLength(3);
  // A pixel may be lost where an edge lies within one.
  for (const button of buttons) expect(hitHeight(button)).toBeGreaterThanOrEqual(43);
});
