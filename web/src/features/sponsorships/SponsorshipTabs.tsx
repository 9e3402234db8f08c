import { Link, useLocation } from '@tanstack/react-router';
import tabs from '../../ui/tabs.module.css';
import { useTabStrip } from '../../ui/useTabStrip.ts';
import classes from './SponsorshipTabs.module.css';
import { texts } from './texts.ts';

// The history's timeline is the history's page.
const EXACT = { exact: true, includeSearch: false };

const AGREEMENT = /\/\d+\/\d+$/;
const SIMPLE = /\/create-simple$/;

/** The pages of a sponsorship. */
export const SponsorshipTabs = ({ id }: { id: number }) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const nav = useTabStrip(path);
  const params = { id: String(id) };
  const given = { className: tabs.tab ?? '', activeOptions: EXACT, resetScroll: false };
  // What has no tab of its own lies under one.
  const over = (pages: RegExp) => (pages.test(path) ? { 'aria-current': true } : {});
  return (
    <nav ref={nav} className={`${tabs.tabs} ruled ${classes.under}`} aria-label={texts.tabs.label}>
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
