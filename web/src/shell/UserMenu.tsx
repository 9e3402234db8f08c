import { Box, Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconKeyboard, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { showOverlay } from '../lib/overlay.ts';
import { useUser } from '../lib/session.ts';
import { EmailText } from '../ui/EmailText.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { TopMenu } from './TopMenu.tsx';
import { texts } from './texts.ts';
import classes from './UserMenu.module.css';

const DEFAULT_PICTURE = '/user.svg';

const Picture = ({ src, size }: { src: string | null; size: number }) => {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : DEFAULT_PICTURE;
  return (
    <img className={classes.picture} src={shown} width={size} height={size} alt="" onError={() => setBroken(shown)} />
  );
};

/** Who is logged in, and what belongs to them: the look of the screen and the way out. */
export const UserMenu = () => {
  const user = useUser();
  return (
    <TopMenu
      label={texts.user.open(user.name)}
      className={classes.button}
      face={
        <>
          <Picture src={user.picture} size={34} />
          <Text span inherit truncate maw="20ch" visibleFrom="sm">
            {user.name}
          </Text>
          <Box component="span" visibleFrom="xs" lh={0}>
            <IconChevronDown size={16} stroke={1.8} aria-hidden />
          </Box>
        </>
      }
    >
      {({ close, button }) => (
        <>
          <Group wrap="nowrap" gap="sm" p="md">
            <Picture src={user.picture} size={44} />
            <Box miw={0}>
              <Text fw={650}>{user.name}</Text>
              <Text fz="sm" c="dimmed">
                <EmailText address={user.email} />
              </Text>
            </Box>
          </Group>
          <SchemeSwitch />
          <Link to="/profile" className={classes.entry} onClick={close}>
            <IconUser size={18} stroke={1.7} aria-hidden />
            {texts.user.profile}
          </Link>
          <UnstyledButton
            className={classes.entry ?? ''}
            onClick={() => {
              close();
              showOverlay('shortcuts', button.current);
            }}
          >
            <IconKeyboard size={18} stroke={1.7} aria-hidden />
            {texts.user.shortcuts}
          </UnstyledButton>
          <a href="/logout" className={classes.entry}>
            <IconLogout size={18} stroke={1.7} aria-hidden />
            {texts.user.logout}
          </a>
        </>
      )}
    </TopMenu>
  );
};
