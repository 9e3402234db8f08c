import { stat } from 'node:fs/promises';
import { systemClock } from '../../lib/clock.ts';
import { givenFile, runCommand, say } from '../../lib/command.ts';
import { exists, saveBackup } from './backup.usecases.ts';
import { BackupRefusal } from './backup-file.ts';

/* `npm run backup -- FILE`: everything that the database holds, in one file, while the app works. */

const usage = 'npm run backup -- FIL';
const inDanish = new Intl.NumberFormat('da-DK');

await runCommand({
  check: async ({ databaseUrl, dataDir }) => {
    givenFile(usage);
    // Otherwise a database would be made there only to be copied.
    if (databaseUrl === null && !(await exists(dataDir)))
      throw new BackupRefusal(`Mappen ${dataDir} findes ikke: ret DATA_DIR, eller sæt DATABASE_URL.`);
  },
  act: async ({ url }) => {
    const path = givenFile(usage);
    const { files = 0 } = await saveBackup(url, path, systemClock.now());
    const { size } = await stat(path);
    say(
      `Sikkerhedskopien er gemt i ${path}: ${inDanish.format(size)} byte med ${inDanish.format(files)} dokumenter og billeder.`,
    );
  },
});
