import type { Sponsorship } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keys } from '../../domain/keys.ts';
import { rememberedList } from '../../lib/list-memory.ts';
import { RemoveButton } from '../../ui/BusyButton.tsx';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { SponsorshipForm } from './SponsorshipForm.tsx';
import { useRemoveSponsorship } from './sponsorships.queries.ts';
import { texts } from './texts.ts';
import { useSponsorshipContracts } from './useSponsorshipContracts.ts';

/** The page 'Stamdata': the form, and the way to delete the sponsorship while nothing but drafts hangs on it. */
export const SponsorshipData = ({ sponsorship }: { sponsorship: Sponsorship }) => {
  const { id, name } = sponsorship;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const contracts = useSponsorshipContracts(id);
  const removal = useRemoveSponsorship();

  const remove = async (discard: () => void) => {
    const removed = await confirmAndDelete({
      noun: texts.noun,
      name,
      details: texts.remove.lost,
      remove: () => removal.mutateAsync(id),
    });
    if (!removed) return;
    discard();
    await navigate({ to: '/sponsorships', search: rememberedList(queryClient, '/sponsorships') });
    queryClient.removeQueries({ queryKey: keys.sponsorship(id) });
  };
  return (
    <SponsorshipForm
      key={id}
      sponsorship={sponsorship}
      remove={(discard) =>
        contracts.data?.mayRemove && (
          <RemoveButton onClick={() => void remove(discard)}>{texts.remove.button}</RemoveButton>
        )
      }
    />
  );
};
