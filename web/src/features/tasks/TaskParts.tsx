import { Group, Text } from '@mantine/core';
import type { TaskRow } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { UsageSteps } from '../../domain/UsageSteps.tsx';
import { date, kroner } from '../../lib/formats.ts';
import { LinkButton } from '../../ui/links.tsx';
import { NameLink } from '../../ui/list/RowActions.tsx';
import { Soft } from '../../ui/Soft.tsx';
import classes from './tasks.module.css';
import { placeOf } from './tasks.rules.ts';
import { texts } from './texts.ts';

/** So that the acts of a list stand under each other. */
export const ACT_WIDTH = '9.75rem';

type ActProps = { task: TaskRow; what?: string; className?: string | undefined };

/** The way to where a task is done. */
export const Act = ({ task: { Kind, Text: text, Name, Path }, what = text, className = '' }: ActProps) => (
  <LinkButton
    {...placeOf(Path)}
    variant="default"
    size="compact-sm"
    miw={ACT_WIDTH}
    className={className}
    aria-label={texts.actOf(texts.acts[Kind], what, Name)}
    data-row-link
  >
    {texts.acts[Kind]}
  </LinkButton>
);

type TaskPartsProps = {
  id: string;
  tasks: readonly TaskRow[];
  menu: ((task: TaskRow) => ReactNode) | undefined;
};

/** The tasks of a row, one by one: a product with how much of it is used, anything else with the way to it. */
export const TaskParts = ({ id, tasks, menu }: TaskPartsProps) => (
  <ul id={id} className={`plain ${classes.parts}`}>
    {tasks.map((task) => {
      const { Key, ItemId, Item: item, SponsorshipId, Text: text, Amount, DueDate } = task;
      return (
        <Group key={Key} component="li" className="ruled" justify="space-between" wrap="nowrap" gap="xs" mih={44}>
          <Text component="div" miw={0} flex={1}>
            <NameLink {...placeOf(task.Path)}>{item?.name ?? text}</NameLink>
            {!item && (
              <Soft block className="tabular">
                {Amount === null ? date(DueDate) : `${date(DueDate)} · ${kroner(Amount)}`}
              </Soft>
            )}
          </Text>
          {item && ItemId !== null ? (
            <UsageSteps sponsorshipId={SponsorshipId} item={{ id: ItemId, ...item }} />
          ) : (
            <Act task={task} />
          )}
          {menu?.(task)}
        </Group>
      );
    })}
  </ul>
);
