import { VisuallyHidden } from '@mantine/core';
import { dayInCopenhagen, daysBetween, type IsoDate } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { date, kroner, number } from '../../lib/formats.ts';
import { TextLink } from '../../ui/links.tsx';
import { renegotiationQuery } from './dashboard.queries.ts';
import classes from './FewSponsorships.module.css';
import { FewSponsorships } from './FewSponsorships.tsx';
import { texts } from './texts.ts';

const t = texts.renegotiation;

/** The day on which something became due, and how long ago that is. */
const DueSince = ({ day }: { day: IsoDate }) => {
  const days = daysBetween(day, dayInCopenhagen(new Date()));
  return (
    <span className={classes.due}>
      <span className={classes.days}>{days > 0 ? t.waited(days) : t.today}</span>
      <span className={classes.day}>{t.since(date(day))}</span>
    </span>
  );
};

/** 'Til genforhandling': what is due, whoever has waited longest first. */
export const Renegotiation = () => {
  const query = useQuery(renegotiationQuery);
  const total = query.data?.Total ?? 0;
  return (
    <FewSponsorships
      title={t.title}
      query={query}
      rows={query.data?.Result ?? []}
      under={(row) => (
        <>
          {row.Category ?? row.SponsorCategory} · <span className="amount">{kroner(row.Sum)}</span>
        </>
      )}
      beside={(row) => row.Renegotiation && <DueSince day={row.Renegotiation} />}
      none={t.none}
      link={
        <TextLink to="/sponsorships" search={{ status: 'renegotiation' }}>
          {t.allOf(number(total))}
          <VisuallyHidden>{t.allSpoken}</VisuallyHidden>
        </TextLink>
      }
    />
  );
};
