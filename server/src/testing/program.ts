import { spawn } from 'node:child_process';

/** Runs a program of ours with nothing but this environment and `PATH`: how it ended, and what it said. */
export const runProgram = async (args: string[], environment: Record<string, string>) => {
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, out: out.trim(), err: err.trim() };
};
