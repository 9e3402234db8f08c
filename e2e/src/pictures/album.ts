import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsFileOf, folder, nameOf, picturesOf } from './look.ts';
import type { Screen } from './state.ts';

const style = `
  body { margin: 16px; font: 15px/1.4 system-ui, sans-serif; color: #17212b; background: #eff3f5; }
  h2 { margin: 40px 0 0; } h3 { margin: 16px 0 6px; font-size: 15px; } pre { color: #b42b25; white-space: pre-wrap; }
  nav a { margin-right: 12px; } .row { display: flex; gap: 12px; overflow-x: auto; align-items: flex-start; }
  body:has(#gray:checked) img { filter: grayscale(1); }
  .row a { flex: none; font-size: 12px; color: inherit; } img { display: block; height: 320px; background: #fff; }`;

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What the test found wrong with a state, where it did. */
const faultsOf = (name: string): string => {
  const file = faultsFileOf(name);
  return existsSync(file) ? `<pre>${escapeHtml(readFileSync(file, 'utf8'))}</pre>` : '';
};

/** Writes the one page on which the pictures are looked through: a row for each state, a click for the full size. */
export const writeAlbum = (screens: readonly Screen[]): void => {
  mkdirSync(folder, { recursive: true });
  const parts = screens.map((screen) => {
    const rows = screen.states.map((state) => {
      const links = picturesOf(screen, state)
        .filter(({ name }) => existsSync(join(folder, `${name}.png`)))
        .map(({ name, width, scheme }) => {
          const file = `${name}.png`;
          return `<a href="${file}">${width} ${scheme}<img src="${file}" alt="" loading="lazy"></a>`;
        });
      return links.length > 0
        ? `<h3>${state.name}</h3>${faultsOf(nameOf(screen, state))}<div class="row">${links.join('')}</div>`
        : '';
    });
    return `<h2 id="${screen.name}">${screen.name}</h2>${rows.join('\n')}`;
  });
  const nav = screens.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' ');
  const page = `<!doctype html><meta charset="utf-8"><title>Every screen in every state</title><style>${style}</style><label><input type="checkbox" id="gray"> In greys, as on a printer</label><nav>${nav}</nav>${parts.join('\n')}`;
  writeFileSync(join(folder, 'index.html'), page);
};
