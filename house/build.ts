import { fileURLToPath } from 'node:url';
import { builtWebApp } from '../server/src/platform/web-build.ts';

await builtWebApp(fileURLToPath(new URL('..', import.meta.url)), (line) => process.stdout.write(`${line}\n`));
