import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { kroner, number } from '../../lib/formats.ts';
import { TextLink } from '../../ui/links.tsx';
import { DueSince } from './DueSince.tsx';
import { renegotiationQuery } from './dashboard.queries.ts';
import { FewSponsorships } from './FewSponsorships.tsx';
import { texts } from './texts.ts';

const words = texts.renegotiation;

/** 'Til genforhandling': what is due, whoever has waited longest first. */
export const Renegotiation = () => {
  const query = useQuery(renegotiationQuery);
  const total = query.data?.Total ?? 0;
  return (
    <FewSponsorships
      title={words.title}
      query={query}
      rows={query.data?.Result ?? []}
      under={(row) => (
        <>
          {row.Category ?? row.SponsorCategory} · <span className="amount">{kroner(row.Sum)}</span>
        </>
      )}
      beside={(row) => row.Renegotiation && <DueSince day={row.Renegotiation} />}
      none={words.none}
      link={
        <TextLink to="/sponsorships" search={{ status: 'renegotiation' }}>
          {words.allOf(number(total))}
          <VisuallyHidden>{words.allSpoken}</VisuallyHidden>
        </TextLink>
      }
    />
  );
};
