import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * How the tests' browser is launched: the Chromium that a package brings for Linux on x64, elsewhere the machine's
 * own Chrome.
 */
export const findChromium = async (): Promise<{ executablePath?: string; channel?: string; args: string[] }> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args };
  const version = manifest.devDependencies['@sparticuz/chromium'];
  const usual = process.env.TMPDIR;
  // The package reuses whatever browser it finds unpacked: an older version's must not be in its way.
  const folder = join(tmpdir(), `sponsorat-chromium-${version}-${process.getuid?.() ?? 0}`);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return { executablePath: await chromium.executablePath(), args };
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
};
