import { Box, SegmentedControl } from '@mantine/core';
import {
  clockText,
  type HistoryKind,
  type HistoryRow,
  historyList,
  type TimelineKind,
  timelineKindNames,
} from '@sponsorat/api';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { date } from '../../lib/formats.ts';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect, optionsOfWords } from '../../ui/list/FilterSelect.tsx';
import { Pagination } from '../../ui/list/Pagination.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './audit.module.css';
import { contractHistoryQuery, type HistoryView, sponsorshipHistoryQuery, timelineQuery } from './audit.queries.ts';
import { AboutLine, Changes } from './Details.tsx';
import { Line } from './Line.tsx';
import { Events } from './Timeline.tsx';
import { texts } from './texts.ts';

const t = texts.history;
const kindFilter = historyList.filters.kind;

const Change = ({ row }: { row: HistoryRow }) => {
  const { At, Text: sentence, Changes: fields } = row;
  const head = (
    <Line at={At} time={`${date(At)} ${clockText(At)}`}>
      {sentence}
    </Line>
  );
  if (fields.length === 0) return <li>{head}</li>;
  return (
    <li>
      <details>
        <summary>{head}</summary>
        <AboutLine row={row} />
        <Changes changes={fields} />
      </details>
    </li>
  );
};

type HistoryProps<K extends string, Row> = {
  subtitle: string;
  kinds: Readonly<Record<K, string>>;
  state: readonly [HistoryView<K>, (view: HistoryView<K>) => void];
  query: BlockQuery<{ Result: Row[]; TotalPages: number; Total: number }> & { isPlaceholderData: boolean };
  /** What stands before the choice of a kind. */
  before?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

const History = <K extends string, Row>(props: HistoryProps<K, Row>) => {
  const { subtitle, kinds, query, before, children } = props;
  const [{ kind, page }, setView] = props.state;
  return (
    <Section
      title={t.title}
      subtitle={subtitle}
      actions={
        <>
          {before}
          <FilterSelect<K>
            label={kindFilter.label}
            all={kindFilter.all ?? ''}
            options={optionsOfWords({ words: kinds })}
            value={kind}
            onChange={(next) => setView({ kind: next, page: 1 })}
          />
        </>
      }
    >
      <Block query={query}>
        {({ Result, TotalPages, Total }) =>
          Total === 0 ? (
            <EmptyState compact title={t.empty} hint={kind && t.noHits} icon={<IconHistory size={24} stroke={1.5} />} />
          ) : (
            <Box {...(query.isPlaceholderData && { opacity: 0.6 })}>
              <ol className={`plain ${classes.lines}`}>{children(Result)}</ol>
              {TotalPages > 1 && (
                <Box mt="md">
                  <Pagination page={page} totalPages={TotalPages} onChange={(next) => setView({ kind, page: next })} />
                </Box>
              )}
            </Box>
          )
        }
      </Block>
    </Section>
  );
};

const START = { kind: undefined, page: 1 };
const changes = {
  subtitle: t.changes,
  kinds: kindFilter.words,
  children: (rows: readonly HistoryRow[]) => rows.map((row) => <Change key={row.Id} row={row} />),
};

type OfSponsorship = { sponsorshipId: number; before: ReactNode };

const SponsorshipChanges = ({ sponsorshipId, before }: OfSponsorship) => {
  const state = useState<HistoryView<HistoryKind>>(START);
  const query = useQuery(sponsorshipHistoryQuery(sponsorshipId, state[0]));
  return <History {...changes} state={state} query={query} before={before} />;
};

const SponsorshipTimeline = ({ sponsorshipId, before }: OfSponsorship) => {
  const state = useState<HistoryView<TimelineKind>>(START);
  const query = useQuery(timelineQuery(sponsorshipId, state[0]));
  return (
    <History subtitle={t.timeline} kinds={timelineKindNames} state={state} query={query} before={before}>
      {(rows) => <Events rows={rows} />}
    </History>
  );
};

/** Whether a history shows who changed what, or what happened by day. */
export type HistoryMode = keyof typeof t.modes;

type SponsorshipHistoryProps = { sponsorshipId: number; mode: HistoryMode; onMode: (mode: HistoryMode) => void };

/** The history of a sponsorship and its agreements, newest first. */
export const SponsorshipHistory = ({ sponsorshipId, mode, onMode }: SponsorshipHistoryProps) => {
  const before = (
    <SegmentedControl<HistoryMode>
      aria-label={t.mode}
      maw="100%"
      style={{ flexWrap: 'wrap' }}
      data={Object.entries(t.modes).map(([value, label]) => ({ value: value as HistoryMode, label }))}
      value={mode}
      onChange={onMode}
    />
  );
  const Shown = mode === 'timeline' ? SponsorshipTimeline : SponsorshipChanges;
  return <Shown sponsorshipId={sponsorshipId} before={before} />;
};

/** Who did what to an agreement, newest first. */
export const ContractHistory = (of: { sponsorshipId: number; contractId: number }) => {
  const state = useState<HistoryView<HistoryKind>>(START);
  return <History {...changes} state={state} query={useQuery(contractHistoryQuery(of, state[0]))} />;
};
