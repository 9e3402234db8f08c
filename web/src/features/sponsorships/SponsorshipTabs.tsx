import { Link } from '@tanstack/react-router';
import tabs from '../../ui/tabs.module.css';
import classes from './SponsorshipTabs.module.css';
import { texts } from './texts.ts';

const EXACT = { exact: true };

/** The pages of a sponsorship. */
export const SponsorshipTabs = ({ id }: { id: number }) => {
  const params = { id: String(id) };
  const given = { className: tabs.tab ?? '', activeOptions: EXACT, resetScroll: false };
  return (
    <nav className={`${tabs.tabs} ${classes.under}`} aria-label={texts.tabs.label}>
      <Link {...given} to="/sponsorships/$id" params={params}>
        {texts.tabs.overview}
      </Link>
      <Link {...given} to="/sponsorships/$id/data" params={params}>
        {texts.tabs.data}
      </Link>
      <Link {...given} to="/sponsorships/$id/$contract" params={{ ...params, contract: 'create' }}>
        {texts.tabs.createContract}
      </Link>
      <Link {...given} to="/sponsorships/$id/history" params={params}>
        {texts.tabs.history}
      </Link>
    </nav>
  );
};
