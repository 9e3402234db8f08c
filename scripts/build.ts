import { fileURLToPath } from 'node:url';
import { builtWebApp } from '../server/src/lib/web-build.ts';

await builtWebApp(fileURLToPath(new URL('..', import.meta.url)), (line) => process.stdout.write(`${line}\n`));
