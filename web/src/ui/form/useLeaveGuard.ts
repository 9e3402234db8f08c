import { useBlocker, useRouter } from '@tanstack/react-router';
import { LOGIN } from '../../lib/session.ts';
import { confirm } from '../confirm.tsx';
import { texts } from '../texts.ts';
import { isForDialog, isOpenFormUnsaved, refuseBack } from './dialogGuard.ts';
import { useDraftAtLogin } from './draftHooks.ts';

type Question = { title: string; message: string };
const unsaved: Question = { title: texts.form.leaveTitle, message: texts.form.leaveMessage };

type GuardedForm = { isDirty: () => boolean; saveDraft: () => void };

/**
 * Asks before unsaved changes are left behind, inside the app and by the browser. A session that ended is no choice
 * of the user's: it passes, and what was typed is stored.
 */
export const useLeaveGuard = (form: GuardedForm, question: Question = unsaved): void => {
  const router = useRouter();
  useBlocker({
    enableBeforeUnload: () => form.isDirty(),
    shouldBlockFn: async ({ action, current, next }) => {
      if (!form.isDirty() || current.pathname === next.pathname || next.pathname === LOGIN) return false;
      // A form that is open above the page asks for both.
      if (isOpenFormUnsaved() || isForDialog(action, router)) return false;
      const mayLeave = confirm({ ...question, action: texts.form.leave, danger: true });
      return action === 'BACK' ? refuseBack(router.history, mayLeave) : !(await mayLeave);
    },
  });
  useDraftAtLogin(form);
};
