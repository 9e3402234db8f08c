import { Box, Button, Group } from '@mantine/core';
import type { Sponsorship } from '@sponsorat/api';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Logo } from '../../ui/Avatar.tsx';
import { Chevron } from '../../ui/Chevron.tsx';
import { PendingLink } from './Pending.tsx';
import { SponsorshipFacts } from './SponsorshipFacts.tsx';
import classes from './SponsorshipLine.module.css';
import { SponsorshipStatusBadge } from './SponsorshipStatusBadge.tsx';
import { SponsorshipTabs } from './SponsorshipTabs.tsx';
import { texts } from './texts.ts';
import { useSponsorshipContracts } from './useSponsorshipContracts.ts';

/** Tells the page how much of its upper edge the line covers. The facts lie over what follows. */
const useTellHeight = (line: RefObject<HTMLElement | null>, isSlim: boolean): void => {
  useEffect(() => {
    const element = line.current;
    const page = element?.parentElement;
    if (!element || !page || !isSlim) return;
    const observer = new ResizeObserver(() => page.style.setProperty('--sticky-line', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, [line, isSlim]);
};

/** Who the club is, in one line that stays in view while one works below it; the facts are a click away. */
export const SponsorshipLine = ({ sponsorship, heading }: { sponsorship: Sponsorship; heading: ReactNode }) => {
  const contracts = useSponsorshipContracts(sponsorship.id);
  const [opened, setOpened] = useState(false);
  const factsId = useId();
  const line = useRef<HTMLDivElement>(null);
  useTellHeight(line, !opened);
  const { pending } = sponsorship;
  return (
    <>
      <Group
        ref={line}
        component="header"
        gap="2px 12px"
        style={{ minHeight: 48 }}
        className={classes.line ?? ''}
        data-sticky-line
      >
        <Logo src={sponsorship.logo} name={sponsorship.name} />
        <Box miw={0} className={classes.name ?? ''}>
          {heading}
        </Box>
        <Group gap="4px 8px" className={classes.statuses ?? ''}>
          <SponsorshipStatusBadge status={contracts.data?.status} pending={pending?.status} />
          {pending && <PendingLink sponsorshipId={sponsorship.id} pending={pending} brief />}
        </Group>
        <Button
          ml="auto"
          variant="subtle"
          size="compact-sm"
          aria-expanded={opened}
          aria-controls={factsId}
          rightSection={<Chevron opened={opened} />}
          onClick={() => setOpened(!opened)}
        >
          {texts.header.facts}
        </Button>
        <div id={factsId} className={classes.facts} hidden={!opened}>
          {opened && <SponsorshipFacts sponsorship={sponsorship} contracts={contracts} />}
        </div>
      </Group>
      <div className={classes.tabs}>
        <SponsorshipTabs id={sponsorship.id} />
      </div>
    </>
  );
};
