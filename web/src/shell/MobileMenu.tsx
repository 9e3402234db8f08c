import { ActionIcon, Stack } from '@mantine/core';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import classes from './MobileMenu.module.css';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';
import { texts } from './texts.ts';

/** The menu of a narrow window: a drawer, which the browser's own dialog makes modal and Esc closes. */
export const MobileMenu = (props: Omit<SideMenuProps, 'tooltips'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const href = useLocation({ select: ({ href }) => href });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the new current is, the menu has done its work
  useEffect(() => dialog.current?.close(), [href]);

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="var(--mantine-color-text)"
        size={44}
        ml={-10}
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <IconMenu2 size={24} stroke={1.7} aria-hidden />
      </ActionIcon>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click beside the drawer is for the mouse; keys have Esc */}
      <dialog
        ref={dialog}
        className={`dark-ground ${classes.drawer}`}
        aria-label={props.label}
        onClick={({ target, currentTarget }) => {
          const link = target instanceof Element && target.closest('a');
          if (target === currentTarget || link) currentTarget.close();
        }}
      >
        <Stack gap={0} mih="100%" pl="sm" pr={11} pt={8} pb={24}>
          <ActionIcon
            className={classes.close ?? ''}
            variant="transparent"
            c="inherit"
            size={44}
            mb={4}
            style={{ alignSelf: 'flex-end' }}
            aria-label={texts.closeMenu}
            onClick={() => dialog.current?.close()}
          >
            <IconX size={22} stroke={1.7} aria-hidden />
          </ActionIcon>
          <SideMenu {...props} />
        </Stack>
      </dialog>
    </>
  );
};
