import { Popover } from '@mantine/core';
import { IconChevronDown, IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useUser } from '../lib/session.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';
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
  const [account, domain] = user.email.split('@');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      offset={8}
      width={300}
      shadow="md"
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.button}
          aria-label={texts.user.open(user.name)}
          onClick={() => setOpened(!opened)}
        >
          <Picture src={user.picture} size={34} />
          <span className={classes.buttonName}>{user.name}</span>
          <IconChevronDown size={16} stroke={1.8} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={texts.user.open(user.name)}>
        <div className={classes.person}>
          <Picture src={user.picture} size={44} />
          <div className={classes.text}>
            <div className={classes.name}>{user.name}</div>
            <div className={classes.email}>
              {account}@<wbr />
              {domain}
            </div>
          </div>
        </div>
        <SchemeSwitch />
        <Link to="/profile" className={classes.entry} onClick={close}>
          <IconUser size={18} stroke={1.7} aria-hidden />
          {texts.user.profile}
        </Link>
        <a href="/logout" className={classes.entry}>
          <IconLogout size={18} stroke={1.7} aria-hidden />
          {texts.user.logout}
        </a>
      </Popover.Dropdown>
    </Popover>
  );
};
