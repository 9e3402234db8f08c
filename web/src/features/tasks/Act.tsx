import type { TaskRow } from '@sponsorat/api';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ERRAND, placeOf } from '../../lib/place.ts';
import { BusyButton, type BusyButtonProps } from '../../ui/BusyButton.tsx';
import { LinkButton } from '../../ui/links.tsx';
import classes from './Act.module.css';
import { actKindOf, canRemind } from './tasks.rules.ts';
import { texts } from './texts.ts';

type HereButtonProps = BusyButtonProps & { act: (queryClient: QueryClient) => Promise<void>; 'data-mark': string };

/** Does what a task asks for where it stands; on a phone it is its mark alone. */
const HereButton = ({ act, ...props }: HereButtonProps) => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({ mutationFn: () => act(queryClient) });
  return <BusyButton {...props} busy={isPending} onClick={() => mutate()} />;
};

/** So that the acts of a list stand under each other. */
export const ACT_WIDTH = '9.75rem';

type ActProps = {
  task: TaskRow;
  /** It is the act of the row, not of one of several tasks in it. */
  ofRow?: boolean;
};

/** What is done on the spot, by its name and its mark. Few lists have such a row: what does it comes with the first click. */
const hereOf = (task: TaskRow) => {
  if (task.Kind === 'kyc')
    return {
      name: texts.acts.kyc,
      mark: '✓',
      act: async (queryClient: QueryClient) =>
        (await import('./acts.ts')).checkedToday(queryClient, task.SponsorshipId),
    };
  if (canRemind(task, new Date()))
    return {
      name: texts.remind,
      mark: '✉\ufe0e',
      act: async (queryClient: QueryClient) => (await import('./acts.ts')).remindSigners(queryClient, task),
    };
};

/** What is done about a task. */
export const nameOfAct = (task: TaskRow): string =>
  hereOf(task)?.name ?? (task.Signing?.state === 'Modtaget' ? texts.received : texts.acts[actKindOf(task)]);

/** The way to where a task is done, or what does it here. */
export const Act = ({ task, ofRow = false }: ActProps) => {
  const here = hereOf(task);
  const name = nameOfAct(task);
  const looks = {
    variant: 'default',
    size: 'compact-sm',
    miw: ACT_WIDTH,
    className: ofRow ? (classes.act ?? '') : '',
    'aria-label': texts.actOf(name, task.Text, task.Name),
    'data-row-main': true,
  } as const;
  if (here)
    return (
      <HereButton
        {...looks}
        miw={`var(--width, ${ACT_WIDTH})`}
        className={classes.here ?? ''}
        data-mark={here.mark}
        act={here.act}
      >
        {name}
      </HereButton>
    );
  return (
    <LinkButton {...placeOf(task.Path)} {...looks} state={task.Kind === 'rate' ? ERRAND : {}} data-row-link>
      {name}
    </LinkButton>
  );
};
