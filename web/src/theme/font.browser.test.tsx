import { expect, it } from 'vitest';
import { renderInApp } from '../testing/renderInApp.tsx';

/** How wide each character of a text is drawn, beside the others. */
const widthsIn = (text: string): number[] => {
  const node = document.querySelector('[data-testid=measured]')?.firstChild;
  if (!node?.textContent?.includes(text)) throw new Error(`"${text}" is not shown.`);
  const from = node.textContent.indexOf(text);
  return [...text].map((_, at) => {
    const range = document.createRange();
    range.setStart(node, from + at);
    range.setEnd(node, from + at + 1);
    return range.getBoundingClientRect().width;
  });
};

it('a hyphen, a dash and the spaces beside them are as wide beside a word as alone', async () => {
  const font = "400 100px 'Public Sans Variable'";
  await document.fonts.load(font, 'Midt- og Vestjylland –');
  const wide = async (text: string) => {
    const screen = await renderInApp(
      <p data-testid="measured" style={{ font, whiteSpace: 'pre' }}>
        {text}
      </p>,
    );
    const widths = widthsIn(text);
    await screen.unmount();
    return widths;
  };
  const alone = new Map<string, number>();
  for (const character of ['-', ' ', '–']) alone.set(character, (await wide(character))[0] ?? 0);
  expect(alone.get('-')).toBeGreaterThan(20);
  for (const text of ['t- o', '2 – 2', 'V - T']) {
    const widths = await wide(text);
    const off = [...text].map((character, at) => (widths[at] ?? 0) - (alone.get(character) ?? widths[at] ?? 0));
    // A width is rounded to whole pixels.
    expect(Math.min(...off), `${text}: ${off}`).toBeGreaterThan(-2);
  }
});
