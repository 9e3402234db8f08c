import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leanCharts } from './lean-charts.ts';

type Transform = { handler: (code: string) => { code: string } };
const lean = (code: string): string => (leanCharts().transform as unknown as Transform).handler(code).code;

it('marks the reads that keep unused scales, and nothing else', () => {
  const library = readFileSync(new URL('../../../node_modules/chart.js/dist/chart.js', import.meta.url), 'utf8');
  const result = lean(library);
  for (const read of ['Ticks.formatters.numeric', 'Ticks.formatters.logarithmic', 'TimeScale.defaults']) {
    expect(result).toContain(`/* @__PURE__ */ (() => ${read})()`);
    expect(result).not.toContain(` ${read};`);
    expect(result).not.toContain(`: ${read}`);
  }
  expect(result.replaceAll(/\/\* @__PURE__ \*\/ \(\(\) => ([\w.]+)\)\(\)/g, '$1')).toBe(library);
});
