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
};

/** Does something with grants and says so, or why it was refused. */
export const useGuestActs = (sponsorshipId: number) => {
  const { mutateAsync, isPending } = useGrantActs(sponsorshipId);
  const run = async ({ act, said, undo, undone = texts.acts.undone }: Act): Promise<void> => {
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
      await mutateAsync(undo);
      toast.success(undone);
    });
  };
  return { run, isPending };
};

/** The words for giving tickets of an event back today. */
export const returnTexts = (event: Parameters<typeof isTooLateToReturn>[0]) =>
  isTooLateToReturn(event, today()) ? texts.returns.late : texts.returns.inTime;
