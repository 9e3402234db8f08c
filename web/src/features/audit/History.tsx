import { Box, Group, Text, Title } from '@mantine/core';
import {
  auditKindNames,
  clockText,
  dayInCopenhagen,
  type HistoryKind,
  type HistoryRow,
  historyList,
} from '@sponsorat/api';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longDate } from '../../lib/formats.ts';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect, optionsOfWords } from '../../ui/list/FilterSelect.tsx';
import { Pagination } from '../../ui/list/Pagination.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './audit.module.css';
import { contractHistoryQuery, type HistoryAsked, sponsorshipHistoryQuery } from './audit.queries.ts';
import { Details } from './Details.tsx';
import { texts } from './texts.ts';

const t = texts.history;
const kindFilter = historyList.filters.kind;
const kindNames: Record<string, string> = auditKindNames;

const Line = ({ row: { At, Kind, Label, Text: sentence, Changes } }: { row: HistoryRow }) => (
  <Group renderRoot={(props) => <li {...props} />} wrap="nowrap" align="flex-start">
    <Text component="time" w={44} c="dimmed" flex="none" className="tabular" dateTime={At}>
      {clockText(At)}
    </Text>
    <Box flex={1} miw={0}>
      <Text className="anywhere">{sentence}</Text>
      <Text fz="sm" c="dimmed" mt={2} className="anywhere">
        {Label === kindNames[Kind] ? Label : `${kindNames[Kind] ?? Kind} · ${Label}`}
      </Text>
      <Details changes={Changes} />
    </Box>
  </Group>
);

const Lines = ({ rows }: { rows: readonly HistoryRow[] }) =>
  [...Map.groupBy(rows, ({ At }) => dayInCopenhagen(new Date(At)))].map(([day, lines]) => (
    <div key={day} className={classes.day}>
      <Title order={3} fz="sm" c="var(--text-quiet)" mb={4}>
        {longDate(day)}
      </Title>
      <ol className="rows">
        {lines.map((row) => (
          <Line key={row.Id} row={row} />
        ))}
      </ol>
    </div>
  ));

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
            <Lines rows={Result} />
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

/** Who did what to a sponsorship and its agreements, by day. */
export const SponsorshipHistory = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const [asked, ask] = useState(START);
  return <History asked={asked} ask={ask} query={useQuery(sponsorshipHistoryQuery(sponsorshipId, asked))} />;
};

/** Who did what to an agreement, by day. */
export const ContractHistory = (of: { sponsorshipId: number; contractId: number }) => {
  const [asked, ask] = useState(START);
  return <History asked={asked} ask={ask} query={useQuery(contractHistoryQuery(of, asked))} />;
};
