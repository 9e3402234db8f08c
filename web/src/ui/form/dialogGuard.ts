import { type AnyRouter, type RouterHistory, type ShouldBlockFn, useBlocker, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LOGIN } from '../../lib/session.ts';
import { closeTopDialog, topDialog } from '../../lib/topDialog.ts';

/** A form that stands beside its page: in a dialog, or in a row that is changed where it stands. */
type OpenForm = {
  isDirty: () => boolean;
  isSaving: () => boolean;
  /** Whether no dialog lies above it. */
  isOnTop: () => boolean;
  /** Asks; true where what was typed may be lost. */
  mayLeave: () => Promise<boolean>;
};

const openForms = new Set<OpenForm>();

/** Has a form guarded until what it returns is called. */
export const guardOpenForm = (form: OpenForm): (() => void) => {
  openForms.add(form);
  return () => void openForms.delete(form);
};

/** The one on top of those with unsaved changes: it asks for all of them, and for the page below. */
const unsavedForm = (): OpenForm | undefined => [...openForms].findLast((form) => form.isDirty());

export const isOpenFormUnsaved = (): boolean => unsavedForm() !== undefined;

/**
 * The browser's Back is for the dialog that is open, not for the page below; unless that is about to go for another one.
 */
export const isForDialog = (action: string, { state, latestLocation }: AnyRouter): boolean =>
  action === 'BACK' && topDialog() !== undefined && state.resolvedLocation?.pathname === latestLocation.pathname;

/** Refuses a Back at once and goes back by itself after a yes: another Back meanwhile is then one from here, too. */
export const refuseBack = (history: RouterHistory, mayLeave: Promise<boolean>): true => {
  void mayLeave.then((leaves) => {
    // The dialog of an errand leads back as it closes.
    if (leaves && !history.location.state.isErrand) history.back({ ignoreBlocker: true });
  });
  return true;
};

/** Asks before what was typed beside a page is left behind, and has Back close the dialog on top: once for the whole app. */
export const useDialogGuard = (): void => {
  const router = useRouter();
  const shouldBlockFn: ShouldBlockFn = useCallback(
    async ({ action, current, next }) => {
      const form = unsavedForm();
      if (isForDialog(action, router) && !form?.isOnTop()) {
        // Not before the browser is where it was: what closes may change the address.
        addEventListener('popstate', closeTopDialog, { once: true });
        return true;
      }
      if (!form || next.pathname === LOGIN) return false;
      // Behind a dialog a list may write its address, and a save may lead on.
      const isOwn = action === 'PUSH' || action === 'REPLACE';
      if (isOwn && (current.pathname === next.pathname || form.isSaving())) return false;
      return action === 'BACK' ? refuseBack(router.history, form.mayLeave()) : !(await form.mayLeave());
    },
    [router],
  );
  useBlocker({ enableBeforeUnload: isOpenFormUnsaved, shouldBlockFn });
};
