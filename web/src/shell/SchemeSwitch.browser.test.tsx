import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { atRest } from '../testing/atRest.ts';
import { contrast, luminance } from '../testing/contrast.ts';
import { renderInApp } from '../testing/renderInApp.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

it.each(['light', 'dark'] as const)(
  'each choice has a border of 3:1 in the scheme %s, chosen or not',
  async (scheme) => {
    await renderInApp(<SchemeSwitch />);
    document.documentElement.dataset.mantineColorScheme = scheme;
    // Until then a colour is still that of the scheme before.
    await atRest();
    const ground = getComputedStyle(document.body).backgroundColor;
    expect(luminance(ground, '#000') > 0.5).toBe(scheme === 'light');
    const choices = page.getByRole('radio').elements();
    expect(choices).toHaveLength(3);
    for (const choice of choices) {
      const color = getComputedStyle(choice.closest('label') ?? choice).borderTopColor;
      expect(contrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    document.documentElement.dataset.mantineColorScheme = 'light';
  },
);
