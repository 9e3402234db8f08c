import { userInfo } from 'node:os';
import { ProgramFailure } from './run.ts';
import { texts } from './texts.ts';

/** Why the embedded database cannot start, in one Danish sentence. */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

/** Finds the sentence for whatever went wrong while working in `folder`. */
export function explain(error: unknown, folder: string): EmbeddedDatabaseError {
  if (error instanceof EmbeddedDatabaseError) return error;
  return new EmbeddedDatabaseError(sentenceFor(error, folder), { cause: error });
}

function sentenceFor(error: unknown, folder: string): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  const output = error instanceof ProgramFailure ? error.output : '';
  if (['ENOSPC', 'EDQUOT'].includes(code) || /No space left on device|Disk quota exceeded/.test(output)) {
    return texts.diskFull(folder);
  }
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return texts.noAccess(folder, `Brugeren ${userName()}`);
  if (/Permission denied|Read-only file system/.test(output)) {
    return texts.noAccess(folder, 'Den bruger, som databasen kører som,');
  }
  if (['ENOTDIR', 'EEXIST'].includes(code)) return texts.notFolder(folder);
  const nameless = /could not look up effective user ID (\d+)/.exec(output)?.[1];
  if (nameless) return texts.namelessUser(nameless);
  return texts.notStarted(lastComplaint(output) ?? (error instanceof Error ? error.message : String(error)));
}

/** The line of PostgreSQL's output that says most. */
function lastComplaint(output: string): string | undefined {
  const lines = output.split('\n').filter((line) => line.trim());
  const complaint = lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1);
  return complaint?.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').trim();
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under an id that has no name.
    return String(process.getuid?.() ?? '');
  }
}
