import { foldLetters } from '@sponsorat/api';

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** How well a title answers what is sought, as the server ranks: the lower, the better; null where it does not. */
const rankOf = (title: string, sought: string): number | null => {
  const text = foldLetters(title.trim());
  if (text === sought) return 0;
  let best: number | null = null;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (!isWordCharacter(text[at - 1])) return 1;
    best = 2;
  }
  return best;
};

/** Those whose titles hold what is sought, the best first; all of them where nothing is sought. */
export const matching = <T extends { title: string }>(offers: readonly T[], typed: string): T[] => {
  const sought = foldLetters(typed.trim());
  if (!sought) return [...offers];
  return offers
    .flatMap((offer) => {
      const rank = rankOf(offer.title, sought);
      return rank === null ? [] : [{ offer, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ offer }) => offer);
};

/**
 * "simpel vejle" as what is to be done and for whom: the words at the beginning that begin words of an action, and the
 * rest. Nothing is to be done where the first word is none.
 */
export const splitCommand = (typed: string, words: readonly string[]): { words: string[]; rest: string } => {
  const parts = foldLetters(typed.trim()).split(/\s+/);
  const known = words.map(foldLetters);
  const isKnown = (part: string) =>
    known.includes(part) || (part.length >= 3 && known.some((word) => word.startsWith(part)));
  const isJoining = (part: string, at: number) => at > 0 && known.includes(part);
  const end = parts.findIndex((part, at) => !isKnown(part) && !isJoining(part, at));
  const count = end === -1 ? parts.length : end;
  return { words: parts.slice(0, count), rest: parts.slice(count).join(' ') };
};

/** True where each word begins a word of the title. */
export const hasWords = (title: string, words: readonly string[]): boolean => {
  const own = foldLetters(title.trim()).split(/\s+/);
  return words.every((word) => own.some((one) => one.startsWith(word)));
};
