import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { Distribution } from './Distribution.tsx';

const long = 'Hovedsponsor for samtlige afdelinger og udvalg i foreningen, herunder ungdom og breddeidræt';
const chart = Array.from({ length: 9 }, (_, at) => ({ name: at === 8 ? 'Øvrige' : `${long} ${at}`, count: 9 - at }));
const query = { data: { chart }, error: null, isPending: false, isFetching: false, refetch: () => {} };

it('shows the sign of each slice beside the first line of its name, however long that is', async () => {
  await renderOnPage(
    <div style={{ width: 440 }}>
      <Distribution query={query} of={{}} onOthers={() => {}} />
    </div>,
  );
  const entries = page.getByRole('list', { name: /^Forklaring til/ }).getByRole('listitem');
  await expect.element(entries.nth(8)).toBeVisible();
  for (const entry of entries.elements()) {
    const [sign, name] = [entry.querySelector('svg'), entry.querySelector('a, button')];
    const away = (sign?.getBoundingClientRect().top ?? 0) - (name?.getBoundingClientRect().top ?? 0);
    expect(away, entry.textContent).toBeLessThan(16);
  }
  expect(entries.nth(0).element().getBoundingClientRect().height).toBeGreaterThan(30);
});
