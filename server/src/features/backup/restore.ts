import { longInstantText, numberText } from '@sponsorat/api';
import { givenFile, runCommand, say } from '../../lib/command.ts';
import { auditCopy } from './backup.usecases.ts';
import { checkBackup, restoreBackup } from './restore.store.ts';

/* `npm run restore -- FILE`: fills an empty database from a backup. */

const usage = 'npm run restore -- FIL';

await runCommand({
  // A file that cannot be used makes no database either.
  check: async () => {
    await checkBackup(givenFile(usage));
  },
  act: async (source) => {
    const path = givenFile(usage);
    const { takenAt, rows, documents, damaged } = await restoreBackup(source, path);
    await auditCopy(source.url, 'restore', { path, takenAt, rows });
    const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
    say(`Sikkerhedskopien fra ${longInstantText(takenAt)} er gendannet: ${numberText(all)} rækker.`);
    say(`${numberText(documents)} dokumenter og billeder er kontrolleret med deres SHA-256.`);
    if (damaged.length > 0)
      say(`ADVARSEL: disse var allerede beskadiget, da kopien blev taget (files.id): ${damaged.join(', ')}.`);
    say('Genstart Sponsorat, hvis det kører. Alle skal logge ind igen.');
  },
});
