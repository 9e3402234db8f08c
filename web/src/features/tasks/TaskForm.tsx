import { useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '../../ui/Notice.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { AssignForm, type DecisionProps, DoneForm, SnoozeForm } from './DecisionForms.tsx';
import { OwnTaskForm } from './OwnTaskForm.tsx';
import { texts } from './page.texts.ts';
import { ownTaskId, ownTaskQuery } from './useTaskActions.ts';

const t = texts.dialogs;

/** What is asked for in a dialog: a new task, perhaps of a sponsorship, or something about some that there are. */
export type TaskDialog =
  | { action: 'create'; sponsorshipId: number | undefined }
  | { action: 'done' | 'snooze' | 'assign' | 'edit'; tasks: DecisionProps['tasks'] };

const EditForm = ({ tasks: [task], onDone, onCancel }: DecisionProps) => {
  const { data, error, refetch } = useQuery(ownTaskQuery(ownTaskId(task)));
  if (data) return <OwnTaskForm task={data} onDone={onDone} onCancel={onCancel} />;
  if (error) return <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()} />;
  return <Lines count={4} />;
};

const forms = { done: DoneForm, snooze: SnoozeForm, assign: AssignForm, edit: EditForm };

type TaskFormProps = Omit<DecisionProps, 'tasks'> & { dialog: TaskDialog };

/** What is in the dialog for one of these. */
export const TaskForm = ({ dialog, ...leave }: TaskFormProps) => {
  if (dialog.action === 'create') return <OwnTaskForm sponsorshipId={dialog.sponsorshipId} {...leave} />;
  const Form = forms[dialog.action];
  return <Form tasks={dialog.tasks} {...leave} />;
};
