import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll } from 'vitest';
const stats = new Map<string, { n: number; ms: number }>();
const proto: any = (pg as any).Client.prototype; const orig = proto.query;
proto.query = function (...args: any[]) {
  const text = String(args[0]?.text ?? args[0]).replace(/\s+/g, ' ').slice(0, 110); const a = performance.now();
  const r = orig.apply(this, args);
  const done = () => { const s = stats.get(text) ?? { n: 0, ms: 0 }; s.n++; s.ms += performance.now() - a; stats.set(text, s); };
  if (r?.then) r.then(done, done); return r;
};
afterAll(() => { const all = [...stats].sort((x, y) => y[1].ms - x[1].ms); let n = 0, ms = 0; for (const [, s] of all) { n += s.n; ms += s.ms; } writeFileSync('/tmp/prof/q.txt', `total ${n} queries ${Math.round(ms)} ms\n` + all.slice(0, 40).map(([t, s]) => `${s.n} × ${(s.ms / s.n).toFixed(1)} = ${Math.round(s.ms)} ${t}`).join('\n')); });
await import(process.env.PROF_FILE!);
