import { ActionIcon, Button, Popover } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './RowGrip.module.css';

type RowGripProps = { rowKey: string; name: string; onStep: (by: -1 | 1) => void };

const t = texts.list.order;

/** What a row is moved by: dragged, by the arrow keys, or with the two buttons that a press brings. */
export const RowGrip = ({ rowKey, name, onStep }: RowGripProps) => {
  const [opened, setOpened] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  };
  const step = (by: -1 | 1) => {
    setOpened(false);
    onStep(by);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      shadow="md"
      withRoles={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={classes.grip ?? ''}
          variant="subtle"
          color="gray"
          size={30}
          aria-label={t.move(name)}
          aria-haspopup="dialog"
          aria-expanded={opened}
          title={t.hint}
          data-grip={rowKey}
          onClick={() => setOpened(!opened)}
          onKeyDown={onKeyDown}
        >
          <IconGripVertical size={17} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.steps ?? ''} role="dialog" aria-label={t.move(name)}>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowUp size={16} stroke={1.75} aria-hidden />}
          onClick={() => step(-1)}
        >
          {t.up}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowDown size={16} stroke={1.75} aria-hidden />}
          onClick={() => step(1)}
        >
          {t.down}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
};
