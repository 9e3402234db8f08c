import type { TaskRow } from '@sponsorat/api';
import { placeOf } from '../../lib/place.ts';
import { LinkButton } from '../../ui/links.tsx';
import { actKindOf } from './tasks.rules.ts';
import { texts } from './texts.ts';

/** So that the acts of a list stand under each other. */
export const ACT_WIDTH = '9.75rem';

type ActProps = { task: TaskRow; what?: string; className?: string | undefined };

/** The way to where a task is done. */
export const Act = ({ task, what = task.Text, className = '' }: ActProps) => {
  const act = texts.acts[actKindOf(task)];
  return (
    <LinkButton
      {...placeOf(task.Path)}
      variant="default"
      size="compact-sm"
      miw={ACT_WIDTH}
      className={className}
      aria-label={texts.actOf(act, what, task.Name)}
      data-row-link
      data-row-main
    >
      {act}
    </LinkButton>
  );
};
