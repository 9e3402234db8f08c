import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';

export const LOGIN = '/login';

/** A form that stands beside its page: in a dialog, or in a row that is changed where it stands. */
type OpenForm = {
  isDirty: () => boolean;
  isSaving: () => boolean;
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

const mustStay: ShouldBlockFn = async ({ action, current, next }) => {
  const form = unsavedForm();
  if (!form || next.pathname === LOGIN) return false;
  // Behind a dialog a list may write its address, and a save may lead on; the browser's Back may close the dialog.
  const isOwn = action === 'PUSH' || action === 'REPLACE';
  if (isOwn && (current.pathname === next.pathname || form.isSaving())) return false;
  return !(await form.mayLeave());
};

/** Asks before what was typed beside a page is left behind: once for the whole app, where all dialogs are shown. */
export const useDialogGuard = (): void => {
  useBlocker({ enableBeforeUnload: isOpenFormUnsaved, shouldBlockFn: mustStay });
};
