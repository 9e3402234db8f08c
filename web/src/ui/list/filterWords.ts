import { createContext, useContext, useEffect } from 'react';
import { LabelsShown } from './filterLabels.ts';

/** What each filter of a list is set to, by its label. */
export const FilterWords = createContext(new Map<string, string>());

/** Says what a filter is set to, for whoever asks; undefined where it filters nothing. */
export const useFilterWord = (label: string, word: string | undefined): void => {
  const words = useContext(FilterWords);
  // The same filter stands in a sheet as well.
  const isInSheet = useContext(LabelsShown);
  useEffect(() => {
    if (isInSheet || word === undefined) return;
    words.set(label, word);
    return () => {
      words.delete(label);
    };
  }, [words, isInSheet, label, word]);
};
