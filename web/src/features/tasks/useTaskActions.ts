import { api, type TaskInput, type TaskRow, taskEndings } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { date } from '../../lib/formats.ts';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { toast } from '../../ui/toast.ts';
import { undoToast } from '../../ui/undoToast.tsx';
import { texts } from './page.texts.ts';

const t = texts.said;

type Tasks = readonly TaskRow[];

/** The id of a task that a user made. */
export const ownTaskId = ({ Key }: Pick<TaskRow, 'Key'>): number => Number(Key.split(':')[1]);

/** A task that a user made, as a form shows it. */
export const ownTaskQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.tasks, 'own', id],
    queryFn: ({ signal }) => call(api.tasks.get, { params: { id }, signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/**
 * Decides the same about tasks: which of them could be, and one of them as it is then. The first is asked alone, one that
 * wants a note before all others: what it is refused for, they would be too. Throws what it was refused for.
 */
const decideAll = async (tasks: Tasks, decide: (task: TaskRow) => Promise<TaskRow>) => {
  const [first, ...others] = tasks.toSorted(
    (one, other) => Number(taskEndings[other.Kind] === 'note') - Number(taskEndings[one.Kind] === 'note'),
  );
  if (!first) throw new Error('No task to decide about');
  const row = await decide(first);
  const answers = await Promise.allSettled(others.map(decide));
  const refused = answers.find((answer) => answer.status === 'rejected');
  if (refused) toast.error(refused.reason);
  return { row, decided: [first, ...others.filter((_, at) => answers[at]?.status === 'fulfilled')] };
};

const reopenTask = ({ Key: key }: TaskRow) => call(api.tasks.reopen, { body: { key } });
const assignTask = ({ Key: key }: TaskRow, userId: number | null) => call(api.tasks.assign, { body: { key, userId } });

/** What people decide about tasks. Each resolves once the lists on the screen show it, and says so. */
export const useTaskActions = () => {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.tasks });
  const meta = { inline: true };

  const takeBack = async (tasks: Tasks, decide: (task: TaskRow) => Promise<TaskRow>, said: string) => {
    await decideAll(tasks, decide);
    await refresh();
    toast.success(said);
  };
  const reopenAll = (tasks: Tasks) => takeBack(tasks, reopenTask, t.open(tasks.length));
  const reopen = useMutation({ mutationFn: reopenAll });
  const finish = useMutation({
    mutationFn: ({ tasks, note }: { tasks: Tasks; note: string | null }) =>
      decideAll(tasks, ({ Key: key }) => call(api.tasks.finish, { body: { key, note } })),
    meta,
    onSuccess: ({ decided }) => {
      undoToast(t.done(decided.length), () => reopenAll(decided));
      return refresh();
    },
  });
  const snooze = useMutation({
    mutationFn: ({ tasks, until }: { tasks: Tasks; until: string }) =>
      decideAll(tasks, ({ Key: key }) => call(api.tasks.snooze, { body: { key, until } })),
    meta,
    onSuccess: ({ decided }, { until }) => {
      undoToast(t.snoozed(decided.length, date(until)), () => reopenAll(decided));
      return refresh();
    },
  });
  const assign = useMutation({
    mutationFn: ({ tasks, userId }: { tasks: Tasks; userId: number | null }) =>
      decideAll(tasks, (task) => assignTask(task, userId)),
    meta,
    onSuccess: ({ decided, row }) => {
      const back = (task: TaskRow) => assignTask(task, task.AssigneeId);
      undoToast(t.assigned(decided.length, row.UserName), () => takeBack(decided, back, t.back(decided.length)));
      return refresh();
    },
  });
  const save = useMutation({
    mutationFn: (body: TaskInput) => call(api.tasks.save, { body }),
    meta,
    onSuccess: async () => {
      toast.success(t.saved);
      await refresh();
    },
  });
  const remove = (task: TaskRow) =>
    confirmAndDelete({
      noun: texts.noun,
      name: task.Text,
      remove: async () => {
        await call(api.tasks.remove, { params: { id: ownTaskId(task) } });
        await refresh();
      },
    });
  return { reopen, finish, snooze, assign, save, remove };
};
