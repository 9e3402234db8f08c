import { Group, Text } from '@mantine/core';
import { clockText, type HistoryKind, type HistoryRow, historyList } from '@sponsorat/api';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { date } from '../../lib/formats.ts';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect, optionsOfWords } from '../../ui/list/FilterSelect.tsx';
import { Pagination } from '../../ui/list/Pagination.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './audit.module.css';
import { contractHistoryQuery, type HistoryAsked, sponsorshipHistoryQuery } from './audit.queries.ts';
import { AboutLine, Changes } from './Details.tsx';
import { texts } from './texts.ts';

const t = texts.history;
const kindFilter = historyList.filters.kind;

const Line = ({ row }: { row: HistoryRow }) => {
  const { At, Text: sentence, Changes: changes } = row;
  const head = (
    <Group component="span" gap={0} wrap="nowrap" align="baseline" className={classes.line ?? ''}>
      <Text component="time" c="dimmed" flex="none" mr="md" className="amount" dateTime={At}>
        {`${date(At)} ${clockText(At)}`}
      </Text>
      <Text component="span" flex={1} c="var(--mantine-color-text)" className="anywhere">
        {sentence}
      </Text>
    </Group>
  );
  if (changes.length === 0) return <li>{head}</li>;
  return (
    <li>
      <details>
        <summary>{head}</summary>
        <AboutLine row={row} />
        <Changes changes={changes} />
      </details>
    </li>
  );
};

type Answer = { Result: HistoryRow[]; TotalPages: number; Total: number };
type HistoryProps = {
  asked: HistoryAsked;
  ask: (asked: HistoryAsked) => void;
  query: BlockQuery<Answer> & { isPlaceholderData: boolean };
};

const History = ({ asked, ask, query }: HistoryProps) => (
  <Section
    title={t.title}
    subtitle={t.subtitle}
    actions={
      <FilterSelect<HistoryKind>
        label={kindFilter.label}
        all={kindFilter.all ?? ''}
        options={optionsOfWords(kindFilter)}
        value={asked.kind}
        onChange={(kind) => ask({ kind, page: 1 })}
      />
    }
  >
    <Block query={query}>
      {({ Result, TotalPages, Total }) =>
        Total === 0 ? (
          <EmptyState
            compact
            title={t.empty}
            hint={asked.kind && t.noHits}
            icon={<IconHistory size={24} stroke={1.5} />}
          />
        ) : (
          <div className={classes.history} data-stale={query.isPlaceholderData || undefined}>
            <ol className={`plain ${classes.lines}`}>
              {Result.map((row) => (
                <Line key={row.Id} row={row} />
              ))}
            </ol>
            {TotalPages > 1 && (
              <Pagination page={asked.page} totalPages={TotalPages} onChange={(page) => ask({ ...asked, page })} />
            )}
          </div>
        )
      }
    </Block>
  </Section>
);

const START: HistoryAsked = { kind: undefined, page: 1 };

/** Who did what to a sponsorship and its agreements, newest first. */
export const SponsorshipHistory = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const [asked, ask] = useState(START);
  return <History asked={asked} ask={ask} query={useQuery(sponsorshipHistoryQuery(sponsorshipId, asked))} />;
};

/** Who did what to an agreement, newest first. */
export const ContractHistory = (of: { sponsorshipId: number; contractId: number }) => {
  const [asked, ask] = useState(START);
  return <History asked={asked} ask={ask} query={useQuery(contractHistoryQuery(of, asked))} />;
};
