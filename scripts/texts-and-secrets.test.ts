import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const linesOf = (path: string): string[] => readFileSync(join(root, path), 'utf8').split('\n');

/** Ways in which a browser makes elements, and so programs, of a text. */
const MAKES_HTML =
  /dangerouslySetInnerHTML|(?:inner|outer)HTML\s*=[^=]|setHTMLUnsafe|insertAdjacentHTML|createContextualFragment|document\.write|\beval\(|new Function\(/;

const webSources = readdirSync(join(root, 'web/src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
  .map(({ parentPath, name }) => ({ name, source: readFileSync(join(parentPath, name), 'utf8') }));

describe('a text', () => {
  it('is shown as text: nothing in the web app makes elements of one', () => {
    expect(webSources.length).toBeGreaterThan(200);
    expect(webSources.filter(({ source }) => MAKES_HTML.test(source)).map(({ name }) => name)).toEqual([]);
  });

  it('makes a page within the page of a mail alone, in which nothing runs', () => {
    const pages = webSources.filter(({ source }) => /srcDoc/.test(source));
    expect(pages.map(({ name }) => name)).toEqual(['MailView.tsx']);
    expect(pages[0]?.source).toMatch(/srcDoc=\{[^}]*\}\s+sandbox=""/);
  });

  it('gives its examples by one word: f.eks.', () => {
    expect(webSources.filter(({ source }) => /\bfx\b/.test(source)).map(({ name }) => name)).toEqual([]);
  });
});

describe('a secret', () => {
  it.each(['.gitignore', '.dockerignore'])('lies in no file that %s lets through', (ignore) => {
    expect(linesOf(ignore)).toEqual(expect.arrayContaining(['.env', '*.backup']));
    expect(linesOf(ignore).filter((line) => /^data\/?$/.test(line))).toHaveLength(1);
  });

  it('stands in no example: all of its lines are comments', () => {
    expect(linesOf('.env.example').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it('stands in no file that sets an installation up: these name variables', () => {
    const files = ['compose.yaml', ...readdirSync(join(root, 'deploy')).map((name) => join('deploy', name))];
    // A value where a variable should stand, and a password in an address.
    const secret =
      /(?<![{\w])\w*(?:PASSWORD|TOKEN|SECRET_KEY)['"]?\s*[:=]\s*['"]?[^\s'"$]|:\/\/[^\s:/]+:(?!\$)[^\s@]+@/;
    expect(files.flatMap((file) => linesOf(file).filter((line) => secret.test(line)))).toEqual([]);
  });
});
