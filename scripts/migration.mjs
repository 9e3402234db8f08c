import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Writes a migration for what has changed in the tables. It is compared with the newest snapshot alone: the others go.
const cwd = fileURLToPath(new URL('../server', import.meta.url));
const command = ['drizzle-kit', 'generate', ...process.argv.slice(2)];
const { status } = spawnSync('npx', command, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
if (status !== 0) process.exit(status ?? 1);
const snapshots = globSync('src/migrations/meta/*_snapshot.json', { cwd }).sort();
for (const old of snapshots.slice(0, -1)) rmSync(`${cwd}/${old}`);
