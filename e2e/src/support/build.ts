import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the web app once, before each worker starts an app of its own that serves it. */
export default function build(): void {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { cwd: root, stdio: 'inherit' });
}
