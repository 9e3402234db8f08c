import { Anchor, Box, Button } from '@mantine/core';
import { dayInCopenhagen, type NamedRecord, taskEndings, taskList, taskPeriods } from '@sponsorat/api';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { responsibleUsersQuery } from '../../domain/catalog.queries.ts';
import { Filters } from '../../domain/Filters.tsx';
import { OwnerSwitch } from '../../domain/OwnerSwitch.tsx';
import { owners as allOwners, useOwner } from '../../domain/owner.ts';
import { texts as domainTexts } from '../../domain/texts.ts';
import { NEW_TASK_ID } from '../../lib/anchors.ts';
import { useUser } from '../../lib/session.ts';
import { useForgetHash, useVisit } from '../../lib/useVisit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { TextLink } from '../../ui/links.tsx';
import { type FilterOption, optionsOfWords } from '../../ui/list/FilterSelect.tsx';
import { useFilterWord } from '../../ui/list/filterWords.ts';
import { ListFrame } from '../../ui/list/ListPage.tsx';
import { withChanges } from '../../ui/list/listSearch.ts';
import { TableSkeleton } from '../../ui/list/TableSkeleton.tsx';
import { TickedBar } from '../../ui/list/TickedBar.tsx';
import { type ListState, useListState } from '../../ui/list/useListState.ts';
import { useTicks } from '../../ui/list/useTicks.ts';
import { toast } from '../../ui/toast.ts';
import { nextDeadlineQuery, type TaskSearch, taskListBody, taskListQuery } from './list.queries.ts';
import { texts as pageTexts } from './page.texts.ts';
import type { TaskDialog } from './TaskForm.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import { type TaskAction, TaskMenu } from './TaskMenu.tsx';
import { canBeDone, sectionsOf, type TaskGroup } from './tasks.rules.ts';
import { noneOf, texts } from './texts.ts';
import { useTaskActions } from './useTaskActions.ts';

const t = pageTexts.ticked;

type TickedTasksProps = {
  rows: readonly TaskGroup[];
  onClear: () => void;
  onAct: (tasks: TaskGroup['tasks'], action: 'snooze' | 'assign' | 'done') => void;
};

/** What can be done with the ticked tasks, all at once. */
const TickedTasks = ({ rows, onClear, onAct }: TickedTasksProps) => {
  const [first, ...others] = rows.flatMap(({ tasks }) => tasks);
  if (!first) return null;
  const tasks: TaskGroup['tasks'] = [first, ...others];
  return (
    <TickedBar label={t.bar} text={t.count(rows.length, tasks.length)} onClear={onClear}>
      <Button variant="default" onClick={() => onAct(tasks, 'snooze')}>
        {t.snooze}
      </Button>
      <Button variant="default" onClick={() => onAct(tasks, 'assign')}>
        {t.assign}
      </Button>
      {tasks.some(({ Kind }) => canBeDone(Kind)) && <Button onClick={() => onAct(tasks, 'done')}>{t.done}</Button>}
    </TickedBar>
  );
};

const periods = taskPeriods.map((value) => ({ value, label: texts.periods[value] }));
const { owner: owners, state: states } = taskList.filters;

// The forms bring the schemas along: they come with the first dialog.
const TaskForm = lazy(() => import('./TaskForm.tsx').then((module) => ({ default: module.TaskForm })));

/** Nobody, and colleagues by name; all and one's own are the switch's. */
const ownerOptions = (users: readonly NamedRecord[], me: number): FilterOption<string>[] => [
  { value: 'none', label: owners.words.none },
  ...users
    .filter(({ id }) => id !== me)
    .map(({ id, name }) => ({ value: String(id), label: name, group: domainTexts.colleagues })),
];

type WhoseProps = { list: ListState; choice: ReturnType<typeof useOwner> };

/** Whose tasks are shown. An address that says more is left by a choice. */
const Whose = ({ list, choice: { owner, setOwner } }: WhoseProps) => {
  const { owner: asked = owner } = list.search;
  const shown = allOwners.find((each) => each === asked);
  useFilterWord(owners.label, shown === 'mine' ? domainTexts.mine : undefined);
  return (
    <OwnerSwitch
      owner={shown}
      onChange={(next) => {
        setOwner(next);
        if (list.search.owner !== undefined) list.setFilter('owner', undefined);
        else if (list.page > 1) list.setPage(1);
      }}
    />
  );
};

/** What the page's own address asks for at once: a new task, of the club that it is filtered by. */
const useNewTaskAsked = (begin: () => void) => {
  const visit = useVisit(NEW_TASK_ID);
  const forget = useForgetHash();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each visit
  useEffect(() => {
    if (!visit) return;
    begin();
    void forget();
  }, [visit]);
};

/** Everything to act on, in the order of its dates: one's own, or all that one sees. */
export const TaskList = ({ search }: { search: TaskSearch }) => {
  const me = useUser();
  const choice = useOwner();
  const { owner, userId, setOwner } = choice;
  const users = useQuery(responsibleUsersQuery).data;
  const list = useListState(taskList, search);
  const query = useQuery(taskListQuery(search, userId));
  const next = useQuery({ ...nextDeadlineQuery(userId), enabled: query.data?.Total === 0 && !list.isFiltered });
  const actions = useTaskActions();
  const [dialog, setDialog] = useState<TaskDialog>();
  const close = () => setDialog(undefined);
  const create = () => setDialog({ action: 'create', sponsorshipId: search.sponsorship });
  useNewTaskAsked(create);

  const sections = query.data && sectionsOf(query.data.Result, dayInCopenhagen(new Date()));
  const { ticked, ticks, clear } = useTicks({
    rows: sections?.flatMap(({ rows }) => rows),
    keyOf: ({ key }: TaskGroup) => key,
    can: ({ first }) => first.State !== 'done',
  });
  const act = (tasks: TaskGroup['tasks'], action: TaskAction) => {
    if (action === 'reopen') return actions.reopen.mutate(tasks);
    if (action === 'remove') return void actions.remove(tasks[0]);
    if (action === 'done' && tasks.every(({ Kind }) => taskEndings[Kind] === 'plain')) {
      return actions.finish.mutate({ tasks, note: null }, { onError: toast.error });
    }
    setDialog({ action, tasks });
  };
  const firstHint = next.data && (
    <>
      {texts.noneHint(next.data.date)}{' '}
      {owner === 'mine' && (
        <Anchor component="button" type="button" underline="always" inherit onClick={() => setOwner('all')}>
          {pageTexts.others}
        </Anchor>
      )}
    </>
  );
  return (
    <>
      <ListFrame
        texts={{ title: texts.title, search: pageTexts.search, firstHint }}
        whose={<Whose list={list} choice={choice} />}
        create={
          <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={create}>
            {pageTexts.create}
          </Button>
        }
        files={[{ list: 'tasks', request: taskListBody(search, userId) }]}
        filters={
          <Filters
            // All is the switch's to say.
            list={search.owner === 'all' ? { ...list, search: { ...list.search, owner: undefined } } : list}
            order={['kind', 'area', 'owner', 'when', 'from', 'status']}
            options={{
              owner: ownerOptions(users ?? [], me.id),
              when: periods,
              status: optionsOfWords(states),
              ...(search.sponsorship && {
                sponsorship: [
                  { value: search.sponsorship, label: pageTexts.ofSponsorship(query.data?.Result[0]?.Name) },
                ],
              }),
            }}
            base={{ status: 'open' }}
            suggests
          />
        }
        list={list}
        query={query}
        rowCount={query.data?.Rows}
        totalText={(total) => pageTexts.total(query.data?.Rows ?? total, total)}
        none={noneOf(owner, me)}
        below={
          query.data?.Snoozed ? (
            <Box className="ruled" px="md" py="xs">
              <TextLink to="/tasks" search={withChanges(taskList, search, { status: 'snoozed' })} fz="sm">
                {pageTexts.snoozed(query.data.Snoozed)}
              </TextLink>
            </Box>
          ) : null
        }
        skeleton={<TableSkeleton caption={texts.title} rows={10} />}
      >
        {() => (
          <TaskGroups
            sections={sections ?? []}
            title={search.status && states.words[search.status]}
            stale={query.isPlaceholderData}
            withPerson={(search.owner ?? owner) !== 'mine'}
            ticks={ticks}
            menu={(tasks, what) => <TaskMenu task={tasks[0]} what={what} onAct={(action) => act(tasks, action)} />}
          />
        )}
      </ListFrame>
      <TickedTasks rows={ticked} onClear={clear} onAct={act} />
      <FormDialog open={dialog} title={({ action }) => pageTexts.dialogs[action]} onClose={close}>
        {(about) => (
          <TaskForm
            dialog={about}
            onDone={() => {
              close();
              clear();
            }}
            onCancel={close}
          />
        )}
      </FormDialog>
    </>
  );
};
