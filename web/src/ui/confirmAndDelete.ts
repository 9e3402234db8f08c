import type { ReactNode } from 'react';
import { confirm, removeQuestion } from './confirm.tsx';
import type { NounWithGender } from './nouns.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';
import { undoToast } from './undoToast.tsx';
import { type Remedy, showUsedBy } from './usedBy.tsx';

/** Noun and gender are the question's last words: 'denne aftale', 'dette område'. */
export type Removal = NounWithGender & {
  /** What is deleted, by name. */
  name: string;
  /** What goes with it. */
  details?: ReactNode;
  remove: () => Promise<unknown>;
  /** What is said after it; "{name} blev slettet!" where nothing else is. */
  done?: string;
  /** Takes it back, and says so; offered for a while after it. */
  undo?: () => Promise<unknown>;
  /** What the dialog offers where it is in use. */
  remedy?: Remedy;
};

/**
 * Asks, deletes, and says so. What is in use is not deleted: a dialog says by what; any other failure is said with
 * its reason. True where it is gone.
 */
export const confirmAndDelete = async (removal: Removal): Promise<boolean> => {
  const { noun, gender, name, details, remove, done, undo, remedy } = removal;
  const opener = document.activeElement;
  if (!(await confirm({ title: removeQuestion(noun, gender), message: name, details, danger: true }))) return false;
  try {
    await remove();
  } catch (failure) {
    if (!showUsedBy(name, failure, opener, remedy)) toast.error(failure);
    return false;
  }
  const said = done ?? texts.confirm.deleted(name);
  if (undo) undoToast(`undo ${name}`, said, undo);
  else toast.success(said);
  return true;
};
