import { Group, Text } from '@mantine/core';
import type { TaskRow } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { UsageSteps } from '../../domain/UsageSteps.tsx';
import { date, kroner } from '../../lib/formats.ts';
import { placeOf } from '../../lib/place.ts';
import { NameLink } from '../../ui/list/RowActions.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { Act } from './Act.tsx';

type TaskPartsProps = {
  id: string;
  tasks: readonly TaskRow[];
  menu: ((task: TaskRow) => ReactNode) | undefined;
};

/** The tasks of a row, one by one: a product with how much of it is used, anything else with the way to it. */
export const TaskParts = ({ id, tasks, menu }: TaskPartsProps) => (
  <ul id={id} className="plain" style={{ gridColumn: '2 / -1' }}>
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
