import type { TaskRow } from '@sponsorat/api';
import { placeOf } from '../../lib/place.ts';
import { LinkButton } from '../../ui/links.tsx';
import { CheckedButton } from './CheckedButton.tsx';
import classes from './tasks.module.css';
import { actKindOf } from './tasks.rules.ts';
import { texts } from './texts.ts';

/** So that the acts of a list stand under each other. */
export const ACT_WIDTH = '9.75rem';

type ActProps = { task: TaskRow; what?: string; className?: string | undefined };

/** The way to where a task is done, or what does it here. */
export const Act = ({ task, what = task.Text, className = '' }: ActProps) => {
  const act = texts.acts[actKindOf(task)];
  const looks = {
    variant: 'default',
    size: 'compact-sm',
    miw: ACT_WIDTH,
    className,
    'aria-label': texts.actOf(act, what, task.Name),
    'data-row-main': true,
  } as const;
  if (task.Kind === 'kyc')
    return (
      <CheckedButton
        {...looks}
        miw={`var(--width, ${ACT_WIDTH})`}
        className={classes.here ?? ''}
        sponsorshipId={task.SponsorshipId}
      >
        {act}
      </CheckedButton>
    );
  return (
    <LinkButton {...placeOf(task.Path)} {...looks} data-row-link>
      {act}
    </LinkButton>
  );
};
