// Plain JavaScript that the oldest supported Node can run: it says what is missing before anything else can fail.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = 26;
const root = fileURLToPath(new URL('..', import.meta.url));

const problem = () => {
  if (!existsSync(`${root}node_modules/fastify`)) return 'Projektets pakker mangler. Kør først: npm ci';
  if (Number.parseInt(process.versions.node, 10) < NEEDED)
    return `Sponsorat kører på Node ${NEEDED}, som følger med pakkerne, men denne er ${process.versions.node}. Kør: npm ci (uden --omit=optional) — eller installér Node ${NEEDED}.`;
  return null;
};

const sentence = problem();
if (sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

// What the environment says already goes before the file.
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`);
// A start is faster when TypeScript that was read once is not read again.
module.enableCompileCache(`${root}node_modules/.cache/compiled`);
// The program sees its own arguments alone.
const [, , script, ...args] = process.argv;
process.argv.splice(1, process.argv.length, `${root}${script}`, ...args);
const { main } = await import(pathToFileURL(`${root}${script}`).href);
// Otherwise it would be saved when the program ends, and not where it is killed.
module.flushCompileCache();
await main?.();
