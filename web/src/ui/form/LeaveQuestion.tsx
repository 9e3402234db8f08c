import { Button, getDefaultZIndex, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isOnTop } from '../../lib/topDialog.ts';
import dialog from '../dialog.module.css';
import { texts } from '../texts.ts';
import { guardOpenForm } from './dialogGuard.ts';
import { useDraftAtLogin } from './draftHooks.ts';
import type { Form } from './FormStore.ts';

const t = texts.form;
// Above the dialogs that stand above a page's own.
const ON_TOP = getDefaultZIndex('modal') + 2;

type LeaveQuestionProps<V extends object> = {
  form: Form<V>;
  /** The form is left, and what was typed in it is lost. */
  onLeave: () => void;
};

/**
 * What is asked before a form beside a page is left behind. It is no `confirm`: that would close a dialog which stands
 * where questions do, and what was typed would be gone before it was answered.
 */
export const LeaveQuestion = <V extends object>({ form, onLeave }: LeaveQuestionProps<V>) => {
  useDraftAtLogin(form);
  const [answer, setAnswer] = useState<(leaves: boolean) => void>();
  useEffect(() => {
    let answerLast: ((leaves: boolean) => void) | undefined;
    const stopGuarding = guardOpenForm({
      isDirty: form.isDirty,
      isSaving: () => form.get().saving,
      isOnTop: () => isOnTop(document.getElementById(form.id)),
      mayLeave: () => {
        // A newer question answers an open one with no.
        answerLast?.(false);
        return new Promise((resolve) => {
          answerLast = resolve;
          setAnswer(() => resolve);
        });
      },
    });
    return () => {
      stopGuarding();
      // A form that is gone keeps nobody.
      answerLast?.(true);
    };
  }, [form]);
  const say = (leaves: boolean) => {
    setAnswer(undefined);
    answer?.(leaves);
    // Not before the page below has been asked whether it may be left: it leaves the question to an open form.
    if (leaves) setTimeout(onLeave);
  };
  return (
    <Modal opened={answer !== undefined} onClose={() => say(false)} title={t.leaveTitle} zIndex={ON_TOP}>
      <div className={dialog.message}>{t.leaveMessage}</div>
      <div className={dialog.buttons}>
        <Button variant="default" data-autofocus onClick={() => say(false)}>
          {texts.confirm.cancel}
        </Button>
        <Button color="red.7" onClick={() => say(true)}>
          {t.leave}
        </Button>
      </div>
    </Modal>
  );
};
