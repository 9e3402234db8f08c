import { api, type TaskInput, type TaskRow } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { date } from '../../lib/formats.ts';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { toast } from '../../ui/toast.ts';
import { undoToast } from '../../ui/undoToast.tsx';
import { texts } from './page.texts.ts';

const t = texts.said;

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

/** What people decide about tasks. Each resolves once the lists on the screen show it, and says so. */
export const useTaskActions = () => {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.tasks });
  const meta = { inline: true };

  const reopen = useMutation({
    mutationFn: ({ Key: key }: TaskRow) => call(api.tasks.reopen, { body: { key } }),
    onSuccess: async () => {
      await refresh();
      toast.success(t.open);
    },
  });
  /** Says what was decided, and offers to take it back. */
  const notify = (task: TaskRow, message: string) => {
    undoToast(message, () => reopen.mutateAsync(task));
    return refresh();
  };
  const finish = useMutation({
    mutationFn: ({ task, note }: { task: TaskRow; note: string | null }) =>
      call(api.tasks.finish, { body: { key: task.Key, note } }),
    meta,
    onSuccess: (_row, { task }) => notify(task, t.done),
  });
  const snooze = useMutation({
    mutationFn: ({ task, until }: { task: TaskRow; until: string }) =>
      call(api.tasks.snooze, { body: { key: task.Key, until } }),
    meta,
    onSuccess: (_row, { task, until }) => notify(task, t.snoozed(date(until))),
  });
  const assign = useMutation({
    mutationFn: ({ task, userId }: { task: TaskRow; userId: number | null }) =>
      call(api.tasks.assign, { body: { key: task.Key, userId } }),
    meta,
    onSuccess: async (row) => {
      toast.success(t.assigned(row.UserName));
      await refresh();
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
