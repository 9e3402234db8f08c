import { Button } from '@mantine/core';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { atRest } from '../testing/atRest.ts';
import { contrast, luminance } from '../testing/contrast.ts';
import { renderInApp } from '../testing/renderInApp.tsx';
import { OwnerSwitch } from './OwnerSwitch.tsx';

const styleOf = (element: Element) => getComputedStyle(element);
const fill = (element: Element) => styleOf(element).backgroundColor;

afterEach(() => {
  document.documentElement.dataset.mantineColorScheme = 'light';
});

it.each(['light', 'dark'] as const)(
  'in the scheme %s what is chosen is the strong one, and acts in rows look like links',
  async (scheme) => {
    await renderInApp(
      <div data-testid="surface" style={{ background: 'var(--surface)' }}>
        <OwnerSwitch owner="all" onChange={() => {}} />
        <Button variant="subtle">Rediger</Button>
        <a href="/" style={{ color: 'var(--mantine-color-anchor)' }}>
          Gå til
        </a>
      </div>,
    );
    document.documentElement.dataset.mantineColorScheme = scheme;
    await atRest();
    const surface = fill(page.getByTestId('surface').element());
    expect(luminance(surface, '#000') > 0.5).toBe(scheme === 'light');
    const strength = (name: string) => contrast(fill(page.getByRole('button', { name }).element()), surface);
    expect(strength('Alle')).toBeGreaterThan(1.5 * strength('Mine'));
    const act = styleOf(page.getByRole('button', { name: 'Rediger' }).element()).color;
    if (scheme === 'dark') expect(act).toBe(styleOf(page.getByRole('link').element()).color);
    expect(contrast(act, surface)).toBeGreaterThanOrEqual(4.5);
  },
);
