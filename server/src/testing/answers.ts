import type { Answer } from './client.ts';

const isHeading = (text: unknown): boolean => typeof text === 'string' && /^[A-ZÆØÅ][\wæøå ]+$/.test(text);
// It may begin with a name, as its owner writes it.
const isSentence = (text: unknown): boolean => typeof text === 'string' && /^\S.*\.$/s.test(text);

// What somebody wrote is quoted as it is.
const withoutQuotes = (text: string): string => text.replaceAll(/".*?"/gs, '""');

/** What is wrong with a refusal that is not one of ours, in Danish words; null for a sound one and for a success. */
export const soundProblem = ({ status, body }: Answer): string | null => {
  if (status >= 500) return 'a fault of the inside';
  if (status < 400) return null;
  const { error, message, fields } = body as { error: unknown; message: unknown; fields?: Record<string, string> };
  if (!isHeading(error) || !isSentence(message)) return 'no Danish words';
  if ((status === 422) !== (fields !== undefined))
    return 'fields where there should be none, or none where there should';
  return Object.values(fields ?? {}).every((text) => /^[A-ZÆØÅ][^{}]*$/.test(withoutQuotes(text)))
    ? null
    : 'a field without its words';
};
