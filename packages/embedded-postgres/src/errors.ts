import { userInfo } from 'node:os';
import { type Messages, messages, type Reason, sentence } from './messages.ts';
import { ProgramFailure } from './run.ts';

export type { Messages } from './messages.ts';

/** Why PostgreSQL cannot start: a reason with its details, and a sentence in English. */
export class EmbeddedPostgresError<R extends Reason = Reason> extends Error {
  override name = 'EmbeddedPostgresError';
  readonly reason: R;
  readonly details: Parameters<Messages[R]>;

  constructor(reason: R, details: Parameters<Messages[R]>, options?: ErrorOptions) {
    super(sentence(messages, reason, details), options);
    this.reason = reason;
    this.details = details;
  }

  /** The sentence in another language. */
  messageIn(translated: Messages): string {
    return sentence(translated, this.reason, this.details);
  }
}

/** Finds the reason for whatever went wrong while working in `folder`. */
export function explain(error: unknown, folder: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  const cause = { cause: error };
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  const output = error instanceof ProgramFailure ? error.output : '';
  if (['ENOSPC', 'EDQUOT'].includes(code) || /No space left on device|Disk quota exceeded/.test(output)) {
    return new EmbeddedPostgresError('diskFull', [folder], cause);
  }
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
    return new EmbeddedPostgresError('noAccess', [folder, userName()], cause);
  }
  if (/Permission denied|Read-only file system/.test(output)) {
    return new EmbeddedPostgresError('noAccessForServer', [folder], cause);
  }
  if (['ENOTDIR', 'EEXIST'].includes(code)) return new EmbeddedPostgresError('notFolder', [folder], cause);
  const nameless = /could not look up effective user ID (\d+)/.exec(output)?.[1];
  if (nameless) return new EmbeddedPostgresError('namelessUser', [nameless], cause);
  const complaint = lastComplaint(output) ?? (error instanceof Error ? error.message : String(error));
  return new EmbeddedPostgresError('notStarted', [complaint], cause);
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
