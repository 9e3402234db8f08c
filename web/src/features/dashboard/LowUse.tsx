import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../ui/links.tsx';
import { UtilizationBar } from '../../ui/UtilizationBar.tsx';
import { lowUseQuery } from './dashboard.queries.ts';
import { FewSponsorships } from './FewSponsorships.tsx';
import { texts } from './texts.ts';

const t = texts.lowUse;

/** 'Lavest udnyttelse': who gets the least out of what is agreed. */
export const LowUse = () => {
  const query = useQuery(lowUseQuery);
  return (
    <FewSponsorships
      title={t.title}
      query={query}
      rows={(query.data?.Result ?? []).filter(({ Utilization }) => Utilization !== null)}
      under={(row) => row.Category ?? row.SponsorCategory}
      beside={(row) => <UtilizationBar value={row.Utilization} />}
      none={t.none}
      link={
        <TextLink to="/sponsorships" search={{ sort: 'Utilization' }}>
          {t.all}
          <VisuallyHidden>{t.allSpoken}</VisuallyHidden>
        </TextLink>
      }
    />
  );
};
