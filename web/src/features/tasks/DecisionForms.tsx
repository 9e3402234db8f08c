import { Button, SimpleGrid, Text } from '@mantine/core';
import {
  addDays,
  assignedTaskSchema,
  dayInCopenhagen,
  doneTaskSchema,
  type IsoDate,
  snoozedTaskSchema,
  type TaskRow,
  taskEndings,
} from '@sponsorat/api';
import { useQueries } from '@tanstack/react-query';
import { areaUsersQuery } from '../../domain/catalog.queries.ts';
import { date } from '../../lib/formats.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { optionsOf, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { Soft } from '../../ui/Soft.tsx';
import { texts } from './page.texts.ts';
import { canBeDone, snoozeDays } from './tasks.rules.ts';
import { useTaskActions } from './useTaskActions.ts';

const t = texts.dialogs;

type Tasks = readonly [TaskRow, ...TaskRow[]];
export type DecisionProps = {
  tasks: Tasks;
  onDone: () => void;
  onCancel: () => void;
};

/** What is decided about: the task, or the first of several, and whose it is. */
const About = ({ tasks }: { tasks: Tasks }) => {
  const [{ Text: what, Name }, ...others] = tasks;
  const clubs = new Set(tasks.map(({ SponsorshipId }) => SponsorshipId)).size;
  return (
    <Text fw={600}>
      {t.about(what, others.length)}
      <Text span display="block" c="dimmed">
        {clubs === 1 ? Name : t.clubs(clubs)}
      </Text>
    </Text>
  );
};

/** What was decided, before a task about an agreement's end is done; of several, which of them stay. */
export const DoneForm = ({ tasks, onDone, onCancel }: DecisionProps) => {
  const { finish } = useTaskActions();
  const doable = tasks.filter(({ Kind }) => canBeDone(Kind));
  const staying = tasks.length - doable.length;
  const form = useDialogForm({
    schema: doneTaskSchema,
    blank: { key: tasks[0].Key },
    draft: `task-done:${tasks.map(({ Key }) => Key).join()}`,
    save: ({ note }) => finish.mutateAsync({ tasks: doable, note }),
    onClose: onDone,
  });
  return (
    <DialogForm form={form} label={t.done} saveLabel={t.finish} onCancel={onCancel}>
      <About tasks={tasks} />
      {staying > 0 && <Soft>{t.staying(staying)}</Soft>}
      {doable.some(({ Kind }) => taskEndings[Kind] === 'note') && (
        <TextareaField field={{ ...form.field('note'), required: true }} label={t.note} help={t.noteHelp} rows={3} />
      )}
    </DialogForm>
  );
};

/** Until when tasks are put off: one of a few days at once, or a day of one's own. */
export const SnoozeForm = ({ tasks, onDone, onCancel }: DecisionProps) => {
  const { snooze } = useTaskActions();
  const today = dayInCopenhagen(new Date());
  const days = snoozeDays(today);
  const form = useDialogForm({
    schema: snoozedTaskSchema,
    blank: { key: tasks[0].Key },
    save: ({ until }) => snooze.mutateAsync({ tasks, until }),
    onClose: onDone,
  });
  const put = (day: IsoDate) => {
    form.set('until', day);
    void form.submit();
  };
  return (
    <DialogForm form={form} label={t.snooze} saveLabel={t.put} onCancel={onCancel}>
      <About tasks={tasks} />
      <SimpleGrid cols={{ base: 2, xs: days.length === 3 ? 3 : 2 }} spacing={8}>
        {days.map(({ name, day }) => (
          <Button key={name} variant="default" h="auto" py={6} onClick={() => put(day)}>
            <span>
              {t.soon[name]}
              <Soft block className="tabular" fw={400}>
                {date(day)}
              </Soft>
            </span>
          </Button>
        ))}
      </SimpleGrid>
      <DateField field={form.field('until')} from={addDays(today, 1)} suggest={() => addDays(today, 1)} />
    </DialogForm>
  );
};

/** The active users who have all of these areas; undefined until they have come. */
const useUsersOf = (areaIds: readonly number[]) =>
  useQueries({
    queries: areaIds.map(areaUsersQuery),
    combine: (answers) => {
      const [first, ...others] = answers.map(({ data }) => data);
      const isIn = (id: number) => others.every((users) => users?.some((user) => user.id === id));
      const users = answers.every(({ data }) => data) ? first?.filter(({ id }) => isIn(id)) : undefined;
      return { users, isError: answers.some(({ isError }) => isError) };
    },
  });

/** Who is to see to tasks: someone who has their sponsorships' areas, or again whoever is responsible for each. */
export const AssignForm = ({ tasks, onDone, onCancel }: DecisionProps) => {
  const { assign } = useTaskActions();
  const { users, isError } = useUsersOf([...new Set(tasks.map(({ AreaId }) => AreaId))]);
  const [{ Key: key, AssigneeId, UserName }, ...others] = tasks;
  const assignee = others.length === 0 ? AssigneeId : null;
  const form = useDialogForm({
    schema: assignedTaskSchema,
    // Nobody is chosen beforehand: a task that nobody is given stays the responsible user's, whoever that becomes.
    blank: { key, userId: assignee },
    save: ({ userId }) => assign.mutateAsync({ tasks, userId }),
    onClose: onDone,
  });
  return (
    <DialogForm form={form} label={t.assign} saveLabel={t.give} onCancel={onCancel}>
      <About tasks={tasks} />
      <SelectField
        field={form.field('userId')}
        options={optionsOf(users)}
        failed={isError}
        current={assignee === null ? undefined : { value: assignee, label: UserName }}
        placeholder={t.responsible}
      />
      {users?.length === 0 && <Soft>{t.nobody}</Soft>}
    </DialogForm>
  );
};
