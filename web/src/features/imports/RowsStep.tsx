import { Anchor, Group, Progress } from '@mantine/core';
import { type Import, importRowList, rowStates } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ActionBar } from '../../ui/form/FormBar.tsx';
import { ListFrame } from '../../ui/list/ListPage.tsx';
import { ListTabs } from '../../ui/list/ListTabs.tsx';
import { type ListSearch, withChanges } from '../../ui/list/listSearch.ts';
import { useListState } from '../../ui/list/useListState.ts';
import { ErrorNotice } from '../../ui/Notice.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { Causes } from './Causes.tsx';
import { useDecision, useSkipErrors } from './choices.queries.ts';
import { importRowsQuery, useRun } from './imports.queries.ts';
import { RowLine } from './RowLine.tsx';
import { Steps } from './Steps.tsx';
import { texts } from './texts.ts';

const t = texts.rows;

const summaryOf = ({ counts }: Import): string => {
  if (counts.doubt + counts.error > 0) return t.undecided(counts);
  return counts.create + counts.update > 0 ? t.ready(counts) : t.nothingToDo;
};

/** What there is left to decide, and the way on: at the foot of the screen, however far one has read. */
const RunBar = ({ one, onBack }: { one: Import; onBack: () => void }) => {
  const run = useRun(one);
  const skip = useSkipErrors(one);
  const { doubt, error, create, update } = one.counts;
  const count = create + update;
  const ready = doubt + error === 0 && count > 0;
  const summary = (
    <>
      {run.error && <ErrorNotice error={run.error} title={t.runFailed} />}
      <Group gap="0 12px">
        <span role="status">{run.isPending ? t.running : summaryOf(one)}</span>
        {ready && !run.isPending && <Soft>{t.allOrNothing}</Soft>}
        {error > 0 && (
          <Anchor href={`/api/import/${one.id}/errors`} download inherit px={0}>
            {t.errorsFile}
          </Anchor>
        )}
      </Group>
      {run.isPending && <Progress value={100} animated aria-label={t.runningShort} size={6} />}
    </>
  );
  return (
    <ActionBar
      floating
      text=""
      summary={summary}
      secondary={
        <BusyButton variant="default" onClick={onBack}>
          {t.back}
        </BusyButton>
      }
    >
      {error > 0 && (
        <BusyButton variant="default" busy={skip.isPending} busyLabel={t.skipping} onClick={() => skip.mutate()}>
          {t.skipErrors(error)}
        </BusyButton>
      )}
      {ready && (
        <BusyButton busy={run.isPending} busyLabel={t.runningShort} onClick={() => run.mutate()}>
          {t.run(count)}
        </BusyButton>
      )}
    </ActionBar>
  );
};

type RowsStepProps = { one: Import; search: ListSearch<typeof importRowList>; onBack: () => void };

/** All rows with what is done with each: what somebody must decide comes first. */
export const RowsStep = ({ one, search, onBack }: RowsStepProps) => {
  const list = useListState(importRowList, search);
  const query = useQuery(importRowsQuery(one.id, search));
  const decision = useDecision(one.id);
  const { counts } = one;
  const { action } = search;
  const noneLeft = (action === 'error' || action === 'doubt') && counts[action] === 0 && t.noneLeft[action];
  const all = rowStates.reduce((sum, state) => sum + counts[state], 0);
  const tabs = [undefined, ...rowStates].map((state) => ({
    key: state ?? 'all',
    label: state ? importRowList.filters.action.words[state] : t.all,
    count: state ? counts[state] : all,
    search: withChanges(importRowList, search, { action: state }),
    isCurrent: search.action === state,
  }));
  return (
    <ListFrame
      texts={{ ...t, title: one.fileName }}
      subtitle={texts.kinds[one.kind].title}
      above={
        <>
          <Steps current="rows" />
          <RunBar key={one.version} one={one} onBack={onBack} />
          <Causes one={one} />
        </>
      }
      tabs={<ListTabs label={t.tabs} tabs={tabs} />}
      list={list}
      query={query}
      {...(noneLeft && { noHits: noneLeft })}
      skeleton={<Lines count={12} />}
    >
      {(rows) => (
        <Rows flush>
          {rows.map((row) => (
            <RowLine
              key={row.Row}
              one={one}
              row={row}
              busy={decision.isPending}
              onDecide={(decided) => decision.mutate({ row: row.Row, ...decided })}
            />
          ))}
        </Rows>
      )}
    </ListFrame>
  );
};
