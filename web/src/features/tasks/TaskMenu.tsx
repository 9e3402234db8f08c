import { Menu } from '@mantine/core';
import type { TaskRow } from '@sponsorat/api';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconCheck,
  IconClockPause,
  IconPencil,
  IconUserShare,
} from '@tabler/icons-react';
import { DeleteItem, MenuLink, menuIcon, RowMenu } from '../../ui/ActionMenu.tsx';
import { texts } from './page.texts.ts';
import { canBeDone } from './tasks.rules.ts';

const t = texts.menu;

/** What can be done with a task besides its main act. */
export type TaskAction = 'done' | 'reopen' | 'snooze' | 'assign' | 'edit' | 'remove';

type TaskMenuProps = {
  /** Where there are several, the first of them. */
  task: TaskRow;
  what: string;
  onAct: (action: TaskAction) => void;
};

const GoTo = ({ task: { SponsorshipId, ContractId } }: { task: TaskRow }) => {
  const id = String(SponsorshipId);
  const item = { component: 'a', leftSection: <IconArrowRight {...menuIcon} /> } as const;
  return ContractId === null ? (
    <MenuLink {...item} to="/sponsorships/$id" params={{ id }}>
      {t.goToClub}
    </MenuLink>
  ) : (
    <MenuLink {...item} to="/sponsorships/$id/$contract" params={{ id, contract: String(ContractId) }}>
      {t.goToContract}
    </MenuLink>
  );
};

/** Udfør, Udskyd, Tildel and Gå til; one's own tasks can be changed and deleted too. */
export const TaskMenu = ({ task, what, onAct }: TaskMenuProps) => {
  const { Kind, State, Name, CanReopen } = task;
  return (
    <RowMenu label={t.open(what, Name)}>
      {State !== 'done' && canBeDone(Kind) && (
        <Menu.Item leftSection={<IconCheck {...menuIcon} />} onClick={() => onAct('done')}>
          {t.done}
        </Menu.Item>
      )}
      {CanReopen && (
        <Menu.Item leftSection={<IconArrowBackUp {...menuIcon} />} onClick={() => onAct('reopen')}>
          {t.reopen}
        </Menu.Item>
      )}
      {State !== 'done' && (
        <>
          <Menu.Item leftSection={<IconClockPause {...menuIcon} />} onClick={() => onAct('snooze')}>
            {t.snooze}
          </Menu.Item>
          <Menu.Item leftSection={<IconUserShare {...menuIcon} />} onClick={() => onAct('assign')}>
            {t.assign}
          </Menu.Item>
        </>
      )}
      <GoTo task={task} />
      {Kind === 'manual' && (
        <>
          <Menu.Divider />
          <Menu.Item leftSection={<IconPencil {...menuIcon} />} onClick={() => onAct('edit')}>
            {t.edit}
          </Menu.Item>
          <DeleteItem onClick={() => onAct('remove')} />
        </>
      )}
    </RowMenu>
  );
};
