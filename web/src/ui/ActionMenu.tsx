import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** How the sign of a menu's item is drawn. */
export const menuIcon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** An item of a menu that leads somewhere. */
export const MenuLink = createLink(Menu.Item<'a'>);

type ActionMenuProps = {
  /** The button that opens it. */
  target: ReactNode;
  children: ReactNode;
};

/** What else can be done, behind a button. */
export const ActionMenu = ({ target, children }: ActionMenuProps) => (
  <Menu position="bottom-end" shadow="md" width={220} returnFocus withInitialFocusPlaceholder={false}>
    <Menu.Target>{target}</Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);

type RowMenuProps = {
  label: string;
  busy?: boolean;
  /** The row that it moves, which finds it again by this. */
  'data-move'?: number | undefined;
  children: ReactNode;
};

/** What else can be done with a row, behind three dots. */
export const RowMenu = ({ label, busy = false, children, ...row }: RowMenuProps) => (
  <ActionMenu
    target={
      <ActionIcon
        className="screen-only"
        variant="subtle"
        color="gray"
        size={32}
        loading={busy}
        aria-label={label}
        {...row}
      >
        <IconDots size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    }
  >
    {children}
  </ActionMenu>
);

/** Slet, in a row's menu. Asks first: give it `confirmAndDelete`. */
export const DeleteItem = ({ onClick }: { onClick: () => void }) => (
  <Menu.Item data-tone="negative" c="var(--tone)" leftSection={<IconTrash {...menuIcon} />} onClick={onClick}>
    {texts.list.remove}
  </Menu.Item>
);
