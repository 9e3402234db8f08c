import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { texts } from '../../ui/texts.ts';
import type { Step } from './useRowOrder.ts';

const t = texts.list.order;
const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

type MoveMenuProps = { id: number; name: string; steps: readonly Step[]; onStep: (by: Step) => void };

/** Flyt op and Flyt ned, as far as the row can go. */
export const MoveMenu = ({ id, name, steps, onStep }: MoveMenuProps) =>
  steps.length > 0 && (
    <Menu position="bottom-end" shadow="md" returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t.move(name)} data-move={id}>
          <IconArrowsSort size={17} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {steps.includes(-1) && (
          <Menu.Item leftSection={<IconArrowUp {...icon} />} onClick={() => onStep(-1)}>
            {t.up}
          </Menu.Item>
        )}
        {steps.includes(1) && (
          <Menu.Item leftSection={<IconArrowDown {...icon} />} onClick={() => onStep(1)}>
            {t.down}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
