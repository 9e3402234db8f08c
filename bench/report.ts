/** Says a line. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A figure of a table. */
export const cell = (value: number, digits = 1): string => value.toFixed(digits);

/** Says last what did not reach what it must. */
export const sayMissed = (missed: readonly string[]): void =>
  say(
    missed.length === 0
      ? '\nEverything reached what it must.'
      : `\nMissed:\n${missed.map((line) => `- ${line}`).join('\n')}`,
  );
