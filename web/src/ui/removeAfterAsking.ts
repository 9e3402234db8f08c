import type { ReactNode } from 'react';
import { confirm, removeQuestion } from './confirm.tsx';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

export type Removal = {
  /** 'aftale' and 'denne', 'område' and 'dette': the question's last words. */
  noun: string;
  gender: 'denne' | 'dette';
  /** What is deleted, by name. */
  name: string;
  /** What goes with it. */
  details?: ReactNode;
  remove: () => Promise<unknown>;
  /** What is said after it; "{name} blev slettet!" where nothing else is. */
  done?: string;
};

/** Asks, deletes, and says so; a failure is said with its reason. True where it is gone. */
export const removeAfterAsking = async (removal: Removal): Promise<boolean> => {
  const { noun, gender, name, details, remove, done } = removal;
  if (!(await confirm({ title: removeQuestion(noun, gender), message: name, details, danger: true }))) return false;
  try {
    await remove();
  } catch (failure) {
    toast.error(failure);
    return false;
  }
  toast.success(done ?? texts.confirm.deleted(name));
  return true;
};
