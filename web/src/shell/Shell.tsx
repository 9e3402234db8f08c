import { Box, Button, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Outlet, useMatches } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useUser } from '../lib/session.ts';
import { keepFocus } from '../ui/keepFocus.ts';
import { useIsNarrow } from '../ui/useIsNarrow.ts';
import { Brand } from './Brand.tsx';
import { BackCrumb, Breadcrumbs } from './Breadcrumbs.tsx';
import { useCrumbNames } from './crumb-names.ts';
import type { Badges } from './MenuList.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { activeWay, visibleMenu } from './menu.rules.ts';
import { menu } from './menu.ts';
import classes from './Shell.module.css';
import { SideMenu } from './SideMenu.tsx';
import { texts } from './texts.ts';
import { currentPage, trailOf } from './trail.ts';
import { UserMenu } from './UserMenu.tsx';

/** The frame of every page behind the login: top bar with the way to everything, menu and content. */
export const Shell = ({ finder, bell, badges }: { finder: ReactNode; bell: ReactNode; badges: Badges }) => {
  const user = useUser();
  const matches = useMatches();
  const names = useCrumbNames();
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow('62em');
  const hasRail = useMediaQuery('(width <= 78.75em)', undefined, { getInitialValueInEffect: false });

  useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), []);

  // Over the menu and as wide, where that is no rail of icons.
  const brand = hasRail ? { maw: '17.5rem' } : { w: 'var(--side-width)' };
  const steps = trailOf(matches, names);
  const menuProps = {
    entries: visibleMenu(menu, user.roles),
    // Of the whole menu: on a page that is not theirs, nothing of what they see is highlighted.
    way: activeWay(menu, currentPage(matches)),
    label: texts.mainMenu,
    badges,
  };
  return (
    <div ref={frame} className={classes.frame}>
      <Button className={classes.skip ?? ''} pos="fixed" top={8} left={8} onClick={() => content.current?.focus()}>
        {texts.skip}
      </Button>
      <Group
        component="header"
        className={classes.top ?? ''}
        wrap="nowrap"
        h="var(--header-height)"
        style={{ gap: isNarrow ? 8 : 0 }}
      >
        {isNarrow && <MobileMenu {...menuProps} />}
        <Box {...(isNarrow ? { miw: 0 } : { flex: 'none', pl: 20, pr: 'sm' })} {...brand}>
          <Brand />
        </Box>
        {!isNarrow && <Breadcrumbs steps={steps} />}
        {finder}
        {bell}
        <Box flex="none" pr={isNarrow ? 0 : 'calc(var(--gutter) - 8px)'}>
          <UserMenu />
        </Box>
      </Group>
      {!isNarrow && (
        <div className={`dark-ground ${classes.side}`}>
          <SideMenu {...menuProps} tooltips={hasRail} />
        </div>
      )}
      <div className={classes.content}>
        {isNarrow && <BackCrumb steps={steps} />}
        <main ref={content} tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
};
