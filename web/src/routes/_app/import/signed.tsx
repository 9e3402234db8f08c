import { createFileRoute } from '@tanstack/react-router';
import { SignedPage } from '../../../features/contracts/signed/SignedPage.tsx';
import { FirstDay } from '../../../features/payments/FirstDay.tsx';
import { StillAwaiting } from '../../../features/sponsorships/StillAwaiting.tsx';
import { requireRole } from '../../../lib/session.ts';
import { texts } from '../../../shell/texts.ts';
import { trails } from '../-crumbs.ts';

export const Route = createFileRoute('/_app/import/signed')({
  staticData: {
    crumbs: [...trails.home, { title: texts.menu.import }, { title: texts.menu.signed, to: '/import/signed' }],
  },
  beforeLoad: requireRole('Admin'),
  // They may be agreements of years ago, with rates that were paid long since.
  component: () => (
    <SignedPage
      afterUploads={
        <>
          <StillAwaiting />
          <FirstDay />
        </>
      }
    />
  ),
});
