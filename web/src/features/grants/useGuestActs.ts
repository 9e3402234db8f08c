import { useCallback, useRef } from 'react';
import { today } from '../../lib/formats.ts';
import { toast } from '../../ui/toast.ts';
import { undoToast } from '../../ui/undoToast.tsx';
import { isTooLateToReturn } from './grant-sheet.rules.ts';
import { useGrantActs } from './grants.queries.ts';
import { texts } from './texts.ts';

type Act = {
  act: () => Promise<unknown>;
  said: string;
  /** Takes it back; offered for a while where there is such a way. */
  undo?: () => Promise<unknown>;
  undone?: string;
  /** Its button goes when it is done, and has the focus again when it is taken back. */
  byButton?: boolean;
};

/** Whether the focus is nowhere else: not where somebody has gone on meanwhile. */
const isFree = (button: HTMLElement): boolean => {
  const at = document.activeElement;
  return !at || at.matches('body, main') || button.closest('li, tr')?.contains(at) === true;
};

/** Does something with grants and says so, or why it was refused. */
export const useGuestActs = (sponsorshipId: number) => {
  const { mutateAsync, isPending } = useGrantActs(sponsorshipId);
  const isBack = useRef(false);
  const buttonRef = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isBack.current) return;
    isBack.current = false;
    if (isFree(button)) button.focus();
  }, []);
  const run = async ({ act, said, undo, undone = texts.acts.undone, byButton = false }: Act): Promise<void> => {
    try {
      await mutateAsync(act);
    } catch (failure) {
      toast.error(failure);
      return;
    }
    if (!undo) {
      toast.success(said);
      return;
    }
    undoToast(said, async () => {
      isBack.current = byButton;
      try {
        await mutateAsync(undo);
      } catch (failure) {
        isBack.current = false;
        throw failure;
      }
      toast.success(undone);
    });
  };
  return { run, isPending, buttonRef };
};

/** The words for giving tickets of an event back today. */
export const returnTexts = (event: Parameters<typeof isTooLateToReturn>[0]) =>
  isTooLateToReturn(event, today()) ? texts.returns.late : texts.returns.inTime;
