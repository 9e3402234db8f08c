import { createContext, useContext, useEffect } from 'react';

/** What each filter of a list is set to, by its label. */
export const FilterWords = createContext(new Map<string, string>());

/** Says what a filter is set to, for whoever asks; undefined where it filters nothing. */
export const useFilterWord = (label: string, word: string | undefined): void => {
  const words = useContext(FilterWords);
  useEffect(() => {
    if (word === undefined) return;
    words.set(label, word);
    return () => {
      words.delete(label);
    };
  }, [words, label, word]);
};
