import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import type { Step } from './useRowOrder.ts';

const t = texts.list.order;
const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

type MoveMenuProps = { id: number; name: string; steps: readonly Step[]; onStep: (by: Step) => void };

/** Flyt op and Flyt ned; at the ends of the list one of them is there in vain, so that neither takes the other's place. */
export const MoveMenu = ({ id, name, steps, onStep }: MoveMenuProps) => (
  <Menu position="bottom-end" shadow="md" returnFocus withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={t.move(name)} data-move={id}>
        <IconArrowsSort size={17} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconArrowUp {...icon} />} disabled={!steps.includes(-1)} onClick={() => onStep(-1)}>
        {t.up}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown {...icon} />} disabled={!steps.includes(1)} onClick={() => onStep(1)}>
        {t.down}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
