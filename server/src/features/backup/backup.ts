import { stat } from 'node:fs/promises';
import { numberText } from '@sponsorat/api';
import { systemClock } from '../../lib/clock.ts';
import { givenFile, runCommand, say } from '../../lib/command.ts';
import { auditCopy, exists, saveBackup } from './backup.usecases.ts';
import { BackupRefusal } from './backup-file.ts';

/* `npm run backup -- FILE`: everything that the database holds, in one file, while the app works. */

const usage = 'npm run backup -- FIL';

await runCommand({
  check: async ({ databaseUrl, dataDir }) => {
    givenFile(usage);
    // Otherwise a database would be made there only to be copied.
    if (databaseUrl === null && !(await exists(dataDir)))
      throw new BackupRefusal(`Mappen ${dataDir} findes ikke: ret DATA_DIR, eller sæt DATABASE_URL.`);
  },
  act: async ({ url }) => {
    const path = givenFile(usage);
    const takenAt = systemClock.now();
    const rows = await saveBackup(url, path, takenAt);
    const { files = 0 } = rows;
    const isTold = await auditCopy(url, 'backup', { path, takenAt, rows });
    const { size } = await stat(path);
    say(
      `Sikkerhedskopien er gemt i ${path}: ${numberText(size)} byte med ${numberText(files)} dokumenter og billeder.`,
    );
    if (!isTold) say('ADVARSEL: Det kunne ikke skrives i loggen, at den er taget. Passer databasen til denne udgave?');
  },
});
