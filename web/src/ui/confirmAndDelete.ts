import type { UsedByAnswer } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/client.ts';
import { confirm, removeQuestion } from './confirm.tsx';
import type { Noun } from './nouns.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';
import { undoToast } from './undoToast.tsx';
import { type Remedy, showUsedBy } from './usedBy.tsx';

export type Removal = {
  /** What it is, in the question's last words: 'denne aftale', 'dette område'. */
  noun: Noun;
  /** What is deleted, by name. */
  name: string;
  /** Asks what uses it: what is in use is not asked about, but said to be. */
  usedBy?: () => Promise<UsedByAnswer>;
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

const PATIENCE_MS = 2000;

// A server that is slow or does not answer here is asked to delete, and says then what stands in the way.
const inUse = async (usedBy: Removal['usedBy']): Promise<UsedByAnswer | undefined> => {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([usedBy?.().catch(() => undefined), late]);
  return answer && answer.usedByTotal > 0 ? answer : undefined;
};

let isAsking = false;

/**
 * Asks, deletes, and says so. What is in use is not deleted: a dialog says by what, in the question's place or, where
 * it came into use meanwhile, after it; any other failure is said with its reason. True where it is gone.
 */
export const confirmAndDelete = async (removal: Removal): Promise<boolean> => {
  const { noun, name, usedBy, details, remove, done, undo, remedy } = removal;
  const opener = document.activeElement;
  if (isAsking) return false;
  isAsking = true;
  const known = await inUse(usedBy).finally(() => {
    isAsking = false;
  });
  if (known) {
    showUsedBy({ ...known, name, opener, remedy });
    return false;
  }
  const question = { title: removeQuestion(noun), message: name, details, action: texts.confirm.ok, danger: true };
  if (!(await confirm(question))) return false;
  try {
    await remove();
  } catch (failure) {
    if (failure instanceof ApiError && failure.usedBy.length > 0) {
      const { usedBy: since, usedByTotal } = failure;
      showUsedBy({ usedBy: since, usedByTotal, name, opener, remedy });
    } else toast.error(failure);
    return false;
  }
  const said = done ?? texts.confirm.deleted(name);
  if (undo) undoToast(said, undo);
  else toast.success(said);
  return true;
};
