import { Button, SimpleGrid, Text } from '@mantine/core';
import {
  addDays,
  assignedTaskSchema,
  dayInCopenhagen,
  doneTaskSchema,
  type IsoDate,
  snoozedTaskSchema,
  type TaskRow,
} from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { date } from '../../lib/formats.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { optionsOf, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { Soft } from '../../ui/Soft.tsx';
import { assigneesQuery } from './list.queries.ts';
import { texts } from './page.texts.ts';
import { snoozeDays } from './tasks.rules.ts';
import { useTaskActions } from './useTaskActions.ts';

const t = texts.dialogs;

export type DecisionProps = { task: TaskRow; onDone: () => void };

const About = ({ task: { Text: what, Name } }: { task: TaskRow }) => (
  <Text fw={600}>
    {what}
    <Text span display="block" c="dimmed">
      {Name}
    </Text>
  </Text>
);

/** What was decided, before a task about an agreement's end is done. */
export const DoneForm = ({ task, onDone }: DecisionProps) => {
  const { finish } = useTaskActions();
  const form = useDialogForm({
    schema: doneTaskSchema,
    blank: { key: task.Key },
    save: ({ note }) => finish.mutateAsync({ task, note }),
    onClose: onDone,
  });
  return (
    <DialogForm form={form} label={t.done} saveLabel={t.finish} onCancel={onDone}>
      <About task={task} />
      <TextareaField field={{ ...form.field('note'), required: true }} label={t.note} help={t.noteHelp} rows={3} />
    </DialogForm>
  );
};

/** Until when a task is put off: one of three days at once, or a day of one's own. */
export const SnoozeForm = ({ task, onDone }: DecisionProps) => {
  const { snooze } = useTaskActions();
  const today = dayInCopenhagen(new Date());
  const form = useDialogForm({
    schema: snoozedTaskSchema,
    blank: { key: task.Key },
    save: ({ until }) => snooze.mutateAsync({ task, until }),
    onClose: onDone,
  });
  const put = (day: IsoDate) => {
    form.set('until', day);
    void form.submit();
  };
  return (
    <DialogForm form={form} label={t.snooze} saveLabel={t.put} onCancel={onDone}>
      <About task={task} />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={8}>
        {snoozeDays(today).map(({ name, day }) => (
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
      <DateField field={form.field('until')} label={t.chooseDay} suggest={() => addDays(today, 1)} />
    </DialogForm>
  );
};

/** Who is to see to a task: someone who has the sponsorship's area, or again whoever is responsible for it. */
export const AssignForm = ({ task, onDone }: DecisionProps) => {
  const { assign } = useTaskActions();
  const { data: users, isError } = useQuery(assigneesQuery(task.SponsorshipId));
  const form = useDialogForm({
    schema: assignedTaskSchema,
    // Nobody is chosen beforehand: a task that nobody is given stays the responsible user's, whoever that becomes.
    blank: { key: task.Key, userId: task.AssigneeId },
    save: ({ userId }) => assign.mutateAsync({ task, userId }),
    onClose: onDone,
  });
  return (
    <DialogForm form={form} label={t.assign} saveLabel={t.give} onCancel={onDone}>
      <About task={task} />
      <SelectField
        field={form.field('userId')}
        options={optionsOf(users)}
        failed={isError}
        current={task.AssigneeId === null ? undefined : { value: task.AssigneeId, label: task.UserName }}
        placeholder={t.responsible}
      />
    </DialogForm>
  );
};
