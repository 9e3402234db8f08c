import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '../../features/profile/ProfilePage.tsx';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { CalendarSection } from '../../features/reminders/CalendarSection.tsx';
import { RemindersSection } from '../../features/reminders/RemindersSection.tsx';
import { texts } from '../../shell/texts.ts';
import { FormSkeleton } from '../../ui/PageSkeleton.tsx';
import { trails } from './-crumbs.ts';

const Profile = () => (
  <ProfilePage
    profile={useSuspenseQuery(profileQuery).data}
    reminders={
      <>
        <RemindersSection />
        <CalendarSection />
      </>
    }
  />
);

export const Route = createFileRoute('/_app/profile')({
  // Nobody looks for oneself under Overblik, where the trail begins.
  staticData: { crumbs: [...trails.home, { title: texts.user.profile, to: '/profile' }], menu: null },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(profileQuery);
  },
  pendingComponent: FormSkeleton,
  component: Profile,
});
