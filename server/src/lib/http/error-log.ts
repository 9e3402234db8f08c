/** What may be logged of an error: never a query's parameters or the database's details, which hold people's data. */
export type LoggedError = { type: string; message: string; code?: string; at: string[]; cause?: LoggedError };

const FRAMES = 8;

/** An error as it is logged: what kind it is, where it arose, and the same of its cause. */
export const describeError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', at: [] };
  const { code, query } = error as { code?: unknown; query?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.constructor.name,
    message: typeof query === 'string' ? `Failed query: ${query}` : error.message,
    ...(code !== undefined && { code: String(code) }),
    at: frames.slice(0, FRAMES).map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
};
