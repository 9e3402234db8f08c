import { Anchor, Box, Group, Progress } from '@mantine/core';
import { type Import, importRowList, rowStates } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ListFrame } from '../../ui/list/ListPage.tsx';
import { ListTabs } from '../../ui/list/ListTabs.tsx';
import { type ListSearch, withChanges } from '../../ui/list/listSearch.ts';
import { useListState } from '../../ui/list/useListState.ts';
import { ErrorNotice } from '../../ui/Notice.tsx';
import { Rows, RowWords } from '../../ui/Rows.tsx';
import { Card } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { Causes } from './Causes.tsx';
import { importRowsQuery, useDecision, useRun, useSkipErrors } from './imports.queries.ts';
import { RowLine } from './RowLine.tsx';
import { Steps } from './Steps.tsx';
import { texts } from './texts.ts';

const t = texts.rows;

const summary = ({ counts }: Import): string => {
  if (counts.doubt + counts.error > 0) return t.undecided(counts);
  return counts.create + counts.update > 0 ? t.ready(counts) : t.nothingToDo;
};

const RunBar = ({ one, onBack }: { one: Import; onBack: () => void }) => {
  const run = useRun(one);
  const skip = useSkipErrors(one);
  const { doubt, error, create, update } = one.counts;
  const count = create + update;
  return (
    <Card>
      <Group justify="space-between" gap="12px 24px">
        <RowWords role="status">
          <span>{run.isPending ? t.running : summary(one)}</span>
          {run.isPending ? (
            <Progress value={100} animated aria-label={t.runningShort} size={6} />
          ) : (
            <Group gap="2px 16px">
              <Soft>{t.allOrNothing}</Soft>
              {error > 0 && (
                <Anchor href={`/api/import/${one.id}/errors`} download size="sm">
                  {t.errorsFile}
                </Anchor>
              )}
            </Group>
          )}
        </RowWords>
        <Group gap="6px 10px">
          {error > 0 && (
            <BusyButton variant="default" busy={skip.isPending} busyLabel={t.skipping} onClick={() => skip.mutate()}>
              {t.skipErrors(error)}
            </BusyButton>
          )}
          <BusyButton variant="default" onClick={onBack}>
            {t.back}
          </BusyButton>
          {doubt + error === 0 && count > 0 && (
            <BusyButton busy={run.isPending} busyLabel={t.runningShort} onClick={() => run.mutate()}>
              {t.run(count)}
            </BusyButton>
          )}
        </Group>
      </Group>
      {run.error && (
        <Box mt="md">
          <ErrorNotice error={run.error} title={t.runFailed} />
        </Box>
      )}
    </Card>
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
      title={one.fileName}
      subtitle={texts.kinds[one.kind].title}
      above={
        <>
          <Steps current="rows" />
          <RunBar key={one.version} one={one} onBack={onBack} />
          <Causes one={one} />
        </>
      }
      searchLabel={t.search}
      tabs={<ListTabs label={t.tabs} tabs={tabs} />}
      list={list}
      query={query}
      {...(noneLeft && { noHits: noneLeft })}
      firstHint={t.firstHint}
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
