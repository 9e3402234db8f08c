import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

// Runs scripts of package.json, all of them also where one fails: what fails first does not hide the rest. Those of one
// argument, joined by commas, run one after another, beside those of the other arguments.
const lanes = process.argv.slice(2).map((names) => names.split(','));

const isSideBySide = lanes.length > 1;
// A pipe is no terminal: without being told, what runs would leave its colors out.
const env = { ...process.env, ...(isSideBySide && process.stdout.isTTY && { FORCE_COLOR: '1' }) };

/** Says of each line whose it is, where several speak at once. */
const passOn = (from, to, name) =>
  createInterface({ input: from }).on('line', (line) => to.write(`[${name}] ${line}\n`));

const run = (name) =>
  new Promise((resolve) => {
    const output = isSideBySide ? 'pipe' : 'inherit';
    const stdio = ['inherit', output, output];
    const child = spawn('npm', ['run', name], { stdio, env, shell: process.platform === 'win32' });
    if (isSideBySide) {
      passOn(child.stdout, process.stdout, name);
      passOn(child.stderr, process.stderr, name);
    }
    child.on('error', () => resolve(false));
    child.on('close', (status) => resolve(status === 0));
  });

const failed = [];
const runLane = async (names) => {
  for (const name of names) if (!(await run(name))) failed.push(name);
};

// Ctrl+C reaches what runs as well, which then ends by itself.
process.on('SIGINT', () => {});
await Promise.all(lanes.map(runLane));
if (failed.length > 0) {
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exit(1);
}
