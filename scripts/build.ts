import { fileURLToPath } from 'node:url';
import { builtWebApp } from '../server/src/lib/web-build.ts';

/** Builds the web app once, before each worker of the journeys starts an app of its own that serves it. */
export default (): Promise<string> =>
  builtWebApp(fileURLToPath(new URL('..', import.meta.url)), (line) => process.stdout.write(`${line}\n`));
