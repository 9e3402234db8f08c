import { useNavigate } from '@tanstack/react-router';
import { Page } from '../../ui/Page.tsx';
import { SponsorshipForm } from './SponsorshipForm.tsx';
import { texts } from './texts.ts';

/** A new sponsorship; once saved, its own page. */
export const SponsorshipCreate = () => {
  const navigate = useNavigate();
  return (
    <Page title={texts.create}>
      <SponsorshipForm
        // Going back must not meet the form again, empty.
        onSaved={({ id }) => void navigate({ to: '/sponsorships/$id', params: { id: String(id) }, replace: true })}
      />
    </Page>
  );
};
