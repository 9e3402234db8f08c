import { Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OwnerSearch } from '../../domain/owner.ts';
import { longDate } from '../../lib/formats.ts';
import { Logo } from '../../ui/Avatar.tsx';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextLink } from '../../ui/links.tsx';
import { NameCell } from '../../ui/list/RowActions.tsx';
import { Section } from '../../ui/Section.tsx';
import { latestContractsQuery } from './dashboard.queries.ts';
import rows from './Rows.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { texts } from './texts.ts';

const t = texts.latest;

/** 'Seneste sponsorater': whose agreements were approved last, and when those begin. */
export const LatestContracts = ({ of }: { of: OwnerSearch }) => {
  const query = useQuery(latestContractsQuery(of.user));
  const more = (
    <TextLink to="/sponsorships" search={of}>
      {t.more}
      <VisuallyHidden>{t.moreSpoken}</VisuallyHidden>
    </TextLink>
  );
  return (
    <Section title={t.title} actions={more}>
      <Block query={query} skeleton={<RowsSkeleton count={5} />}>
        {(contracts) =>
          contracts.length === 0 ? (
            <EmptyState compact title={t.none} hint={t.noneHint} />
          ) : (
            <ul className={`plain ${rows.rows} ${rows.grid}`}>
              {contracts.map(({ id, name, logo, startDate, sponsorshipId }) => (
                <li key={id} className={rows.row}>
                  <NameCell
                    before={<Logo src={logo} name={name} />}
                    name={
                      <Text span fw={600} lineClamp={3}>
                        {name}
                      </Text>
                    }
                    under={<time dateTime={startDate}>{longDate(startDate)}</time>}
                  />
                  <TextLink flex="none" to="/sponsorships/$id" params={{ id: String(sponsorshipId) }}>
                    {t.goTo}
                    <VisuallyHidden>{t.goToSpoken(name)}</VisuallyHidden>
                  </TextLink>
                </li>
              ))}
            </ul>
          )
        }
      </Block>
    </Section>
  );
};
