import { Button } from '@mantine/core';
import { TickedBar } from '../../ui/list/TickedBar.tsx';
import { texts } from './page.texts.ts';
import { canBeDone, type TaskGroup } from './tasks.rules.ts';

const t = texts.ticked;

type TickedTasksProps = {
  rows: readonly TaskGroup[];
  onClear: () => void;
  onAct: (tasks: TaskGroup['tasks'], action: 'snooze' | 'assign' | 'done') => void;
};

/** What can be done with the ticked tasks, all at once. */
export const TickedTasks = ({ rows, onClear, onAct }: TickedTasksProps) => {
  const [first, ...others] = rows.flatMap(({ tasks }) => tasks);
  if (!first) return null;
  const tasks: TaskGroup['tasks'] = [first, ...others];
  return (
    <TickedBar label={t.bar} text={t.count(rows.length, tasks.length)} onClear={onClear}>
      <Button variant="default" onClick={() => onAct(tasks, 'snooze')}>
        {t.snooze}
      </Button>
      <Button variant="default" onClick={() => onAct(tasks, 'assign')}>
        {t.assign}
      </Button>
      {tasks.some(({ Kind }) => canBeDone(Kind)) && <Button onClick={() => onAct(tasks, 'done')}>{t.done}</Button>}
    </TickedBar>
  );
};
