import { hasRole } from '@sponsorat/api';
import { useUser } from '../../lib/session.ts';
import { LinkButton } from '../../ui/links.tsx';
import { texts } from './texts.ts';

/** Leads an Admin to where a season is taken in from a sheet or a calendar. */
export const ImportLink = ({ sponsorshipId }: { sponsorshipId: number | undefined }) =>
  hasRole(useUser().roles, 'Admin') && (
    <LinkButton
      variant="default"
      aria-label={texts.importMany}
      to="/import/$kind"
      params={{ kind: 'events' }}
      search={sponsorshipId === undefined ? {} : { sponsorship: sponsorshipId }}
    >
      {texts.import}
    </LinkButton>
  );
