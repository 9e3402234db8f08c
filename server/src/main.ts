import { fileURLToPath } from 'node:url';
import { createApp, logOptions } from './app.ts';
import { findUnknownAreas } from './features/areas/areas.store.ts';
import { mailJob, openSender } from './features/mails/mails.sender.ts';
import { digestJob } from './features/reminders/digest.usecases.ts';
import { signingJob } from './features/signings/finish.usecases.ts';
import { openIndexes, prepareDays, warmIndexes } from './indexes.ts';
import { systemClock, today } from './lib/clock.ts';
import { type Config, readConfig } from './lib/config.ts';
import { type DataSource, openDataSource } from './lib/db/data-source.ts';
import { openDatabase } from './lib/db/database.ts';
import { migrateDatabase } from './lib/db/migrate.ts';
import { mayChangeAuditLog } from './lib/db/rights.sql.ts';
import { describeError } from './lib/http/error-log.ts';
import { type Jobs, startJobs } from './lib/jobs/jobs.ts';
import { mailServerProblem } from './lib/mail-config.ts';
import { cipherOf, missingSecretKey, openSecretKey } from './lib/secret-key.ts';
import { stopOnSignal } from './lib/shutdown.ts';
import { openMailer } from './lib/smtp.ts';
import { listenFailure, sharedRole, startSentence, unknownAreas } from './lib/start-failures.ts';
import { builtWebApp } from './lib/web-build.ts';
import { demoLogins, demoPassword } from './seeds/demo-accounts.ts';
import { seedDemo } from './seeds/seed-demo.ts';
import { sweepJob } from './sweeps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const serve = async (config: Config, source: DataSource, webFolder: string | null): Promise<void> => {
  await migrateDatabase(source);
  let stopping = false;
  const { db, close } = openDatabase(source.url, (error) =>
    say(`Databasens forbindelse blev afbrudt: ${error.message}`),
  );
  if (await mayChangeAuditLog(db)) say(sharedRole);
  const key = await openSecretKey(config);
  if (!key) say(missingSecretKey);
  if (config.withoutMail) say(config.withoutMail);
  const mailer = config.mail && openMailer(config.mail);
  const deps = { db, clock: systemClock, config, cipher: key && cipherOf(key) };
  if (config.demoData && (await seedDemo({ ...deps, db: db.background }, say))) say('Demodata er lagt i databasen.');
  const unknown = await findUnknownAreas(db, config.oidc?.areas?.map?.map(({ to }) => to) ?? []);
  if (unknown.length > 0) say(unknownAreas(unknown));
  const indexes = openIndexes(db);
  let isReading = true;
  let jobs: Jobs | undefined;
  const app = await createApp(deps, {
    logger: logOptions,
    indexes,
    metricsToken: config.metricsToken,
    ...(webFolder && { webFolder }),
    isStopping: () => stopping,
    isReading: () => isReading,
    lateJobs: () => jobs?.late() ?? {},
  });
  const endPreparing = prepareDays(indexes, systemClock);
  const logFailure = (error: unknown, name: string) =>
    app.log.error({ error: describeError(error) }, `the job "${name}" failed`);
  const sender =
    mailer && openSender({ ...deps, db: db.background, mailer, onError: (error) => logFailure(error, 'mail') });
  jobs = startJobs(
    [sweepJob(deps), digestJob(deps, indexes.tasks), signingJob(deps), ...(sender ? [mailJob(sender)] : [])],
    {
      ...deps,
      onError: logFailure,
    },
  );
  stopOnSignal({
    announce: () => {
      stopping = true;
    },
    stop: async () => {
      endPreparing();
      await jobs?.stop();
      await sender?.stop();
      await app.close();
      await close();
      await source.stop();
    },
    log: say,
    notice: config.shutdownNotice,
  });
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listenFailure(error, config);
  });
  // What goes wrong here goes wrong for the first who asks as well, and is told there.
  warmIndexes(indexes, today(systemClock))
    .catch(() => {})
    .finally(() => {
      isReading = false;
    });
  mailer?.check().then((problem) => problem && say(mailServerProblem(problem)));
  const { port } = app.server.address() as { port: number };
  say(
    `\nSponsorat kører på ${config.publicUrl?.href ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`}`,
  );
  if (config.demoData) for (const { email, role } of demoLogins) say(`  ${role}: ${email} / ${demoPassword}`);
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env, root);
  // Under `npm run dev` the web app comes from its own server.
  const webFolder = process.argv.includes('--without-web') ? null : await builtWebApp(root, say);
  const source = await openDataSource(config, say);
  // A database of the app's own goes down with a start that fails.
  await serve(config, source, webFolder).catch(async (error: unknown) => {
    await source.stop();
    throw error;
  });
};

/** Starts the server; where it cannot, it says why and ends the program. */
export const main = (): Promise<void> =>
  start().catch((error: unknown) => {
    process.stderr.write(`\n${startSentence(error) ?? (error as Error).stack ?? String(error)}\n`);
    process.exit(1);
  });
