import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import tabs from '../../ui/tabs.module.css';
import classes from './SponsorshipTabs.module.css';
import { texts } from './texts.ts';

// The history's timeline is the history's page.
const EXACT = { exact: true, includeSearch: false };

const AGREEMENT = /\/\d+\/\d+$/;
const SIMPLE = /\/create-simple$/;

/** The pages of a sponsorship. */
export const SponsorshipTabs = ({ id }: { id: number }) => {
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // All six are wider than a phone: the one where one is would be out of sight.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>(`[aria-current="page"][href="${path}"]`);
    if (!nav.current || !current) return;
    const { left, right } = nav.current.getBoundingClientRect();
    const tab = current.getBoundingClientRect();
    if (tab.right > right) nav.current.scrollLeft += tab.right - right;
    else if (tab.left < left) nav.current.scrollLeft -= left - tab.left;
  }, [path]);
  const params = { id: String(id) };
  const given = { className: tabs.tab ?? '', activeOptions: EXACT, resetScroll: false };
  // What has no tab of its own lies under one.
  const over = (pages: RegExp) => (pages.test(path) ? { 'aria-current': true } : {});
  return (
    <nav ref={nav} className={`${tabs.tabs} ${classes.under}`} aria-label={texts.tabs.label}>
      <Link {...given} {...over(AGREEMENT)} to="/sponsorships/$id" params={params}>
        {texts.tabs.overview}
      </Link>
      <Link {...given} to="/sponsorships/$id/data" params={params}>
        {texts.tabs.data}
      </Link>
      <Link {...given} {...over(SIMPLE)} to="/sponsorships/$id/$contract" params={{ ...params, contract: 'create' }}>
        {texts.tabs.createContract}
      </Link>
      <Link {...given} to="/sponsorships/$id/folder" params={params}>
        {texts.tabs.folder}
      </Link>
      <Link {...given} to="/sponsorships/$id/tickets" params={params}>
        {texts.tabs.tickets}
      </Link>
      <Link {...given} to="/sponsorships/$id/history" params={params}>
        {texts.tabs.history}
      </Link>
    </nav>
  );
};
