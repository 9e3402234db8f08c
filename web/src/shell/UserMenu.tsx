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

const DEFAULT_PICTURE = '/user.svg';

const Picture = ({ src, size }: { src: string | null; size: number }) => {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : DEFAULT_PICTURE;
  return (
    <Box
      component="img"
      display="block"
      flex="none"
      bdrs="50%"
      src={shown}
      width={size}
      height={size}
      alt=""
      style={{ objectFit: 'cover' }}
      onError={() => setBroken(shown)}
    />
  );
};

// In pixels, as the bar that it stands in is.
const face = { gap: 10, minHeight: 44, padding: '4px 6px 4px 4px' };
const entry = { wrap: 'nowrap', gap: 10, mih: 44, px: 'md', fw: 600, className: 'ruled hoverable' } as const;

/** Who is logged in, and what belongs to them: the look of the screen and the way out. */
export const UserMenu = () => {
  const user = useUser();
  return (
    <TopMenu
      label={texts.user.open(user.name)}
      face={
        <Group component="span" wrap="nowrap" fz="sm" fw={600} style={face}>
          <Picture src={user.picture} size={34} />
          <Text span inherit truncate maw="20ch" visibleFrom="sm">
            {user.name}
          </Text>
          <Box component="span" visibleFrom="xs" lh={0}>
            <IconChevronDown size={16} stroke={1.8} aria-hidden />
          </Box>
        </Group>
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
          <Group {...entry} renderRoot={(props) => <Link {...props} to="/profile" onClick={close} />}>
            <IconUser size={18} stroke={1.7} aria-hidden />
            {texts.user.profile}
          </Group>
          <Group
            {...entry}
            component={UnstyledButton}
            w="100%"
            onClick={() => {
              close();
              showOverlay('shortcuts', button.current);
            }}
          >
            <IconKeyboard size={18} stroke={1.7} aria-hidden />
            {texts.user.shortcuts}
          </Group>
          <Group {...entry} renderRoot={(props) => <a {...props} href="/logout" />}>
            <IconLogout size={18} stroke={1.7} aria-hidden />
            {texts.user.logout}
          </Group>
        </>
      )}
    </TopMenu>
  );
};
