import { sweepDeletedDrafts } from './features/contracts/deleted-drafts.store.ts';
import { sweepDocuments } from './features/documents/documents.sweep.ts';
import { sweepImports } from './features/imports/imports.store.ts';
import type { AppDeps } from './lib/deps.ts';

const HOUR = 3_600_000;

/** Deletes what has been there long enough: imports with their rows, documents that were removed, deleted drafts. */
const sweep = async ({ db, clock }: AppDeps): Promise<void> => {
  await sweepImports(db.background, clock.now());
  await sweepDeletedDrafts(db.background, clock.now());
  await sweepDocuments({ db: db.background, clock });
};

/** Sweeps now and every hour, whether anybody uses the app or not, until it is told to end. */
export const sweepRegularly = (deps: AppDeps, onError: (error: unknown) => void): (() => void) => {
  const run = () => void sweep(deps).catch(onError);
  run();
  const timer = setInterval(run, HOUR).unref();
  return () => clearInterval(timer);
};
