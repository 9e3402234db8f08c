import { spawnSync } from 'node:child_process';

// Runs the scripts of package.json that are named, one after another and also where one fails: what fails first does
// not hide the rest.
const run = (name) => spawnSync('npm', ['run', name], { stdio: 'inherit', shell: process.platform === 'win32' });

const failed = process.argv.slice(2).filter((name) => run(name).status !== 0);
if (failed.length > 0) {
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exit(1);
}
