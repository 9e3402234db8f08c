import { Button } from '@mantine/core';
import { type NamedRecord, type TaskRow, taskEndings, taskList, taskPeriods } from '@sponsorat/api';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { responsibleUsersQuery } from '../../domain/catalog.queries.ts';
import { Filters } from '../../domain/Filters.tsx';
import { texts as domainTexts } from '../../domain/texts.ts';
import { NEW_TASK_ID } from '../../lib/anchors.ts';
import { useUser } from '../../lib/session.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { TextLink } from '../../ui/links.tsx';
import { type FilterOption, optionsOfWords } from '../../ui/list/FilterSelect.tsx';
import { ListFrame } from '../../ui/list/ListPage.tsx';
import { TableSkeleton } from '../../ui/list/TableSkeleton.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { toast } from '../../ui/toast.ts';
import { nextDeadlineQuery, type TaskSearch, taskListBody, taskListQuery } from './list.queries.ts';
import { texts as pageTexts } from './page.texts.ts';
import type { TaskDialog } from './TaskForm.tsx';
import { TaskGroups } from './TaskGroups.tsx';
import { type TaskAction, TaskMenu } from './TaskMenu.tsx';
import { texts } from './texts.ts';
import { useTaskActions } from './useTaskActions.ts';

const periods = taskPeriods.map((value) => ({ value, label: texts.periods[value] }));
const { owner: owners, state: states } = taskList.filters;

// The forms bring the schemas along: they come with the first dialog.
const TaskForm = lazy(() => import('./TaskForm.tsx').then((module) => ({ default: module.TaskForm })));

const MINE = 'mine';
/** "Mine" first, then everybody's and nobody's, and the others by name. */
const ownerOptions = (users: readonly NamedRecord[], me: number): FilterOption<string>[] => [
  { value: MINE, label: owners.all },
  ...optionsOfWords(owners),
  ...users
    .filter(({ id }) => id !== me)
    .map(({ id, name }) => ({ value: String(id), label: name, group: domainTexts.colleagues })),
];

/** What the page's own address asks for at once: a new task, of the club that it is filtered by. */
const useNewTaskAsked = (begin: () => void) => {
  const visit = useLocation({
    select: ({ hash, state }) => (hash === NEW_TASK_ID ? (state.__TSR_key ?? NEW_TASK_ID) : undefined),
  });
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each visit
  useEffect(() => {
    if (!visit) return;
    begin();
    // A reload does not ask again.
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  }, [visit]);
};

/** Everything to act on, in the order of its dates; one's own first. */
export const TaskList = ({ search }: { search: TaskSearch }) => {
  const me = useUser();
  const users = useQuery(responsibleUsersQuery).data;
  const list = useListState(taskList, search);
  const query = useQuery(taskListQuery(search, me.id));
  const next = useQuery({ ...nextDeadlineQuery(me.id), enabled: query.data?.Total === 0 && !list.isFiltered });
  const actions = useTaskActions();
  const [dialog, setDialog] = useState<TaskDialog>();
  const close = () => setDialog(undefined);
  const create = () => setDialog({ action: 'create', sponsorshipId: search.sponsorship });
  useNewTaskAsked(create);

  const act = (task: TaskRow, action: TaskAction) => {
    if (action === 'reopen') return actions.reopen.mutate(task);
    if (action === 'remove') return void actions.remove(task);
    if (action === 'done' && taskEndings[task.Kind] === 'plain') {
      return actions.finish.mutate({ task, note: null }, { onError: toast.error });
    }
    setDialog({ action, task });
  };
  return (
    <>
      <ListFrame
        title={texts.title}
        create={
          <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={create}>
            {pageTexts.create}
          </Button>
        }
        files={[{ list: 'tasks', request: taskListBody(search, me.id) }]}
        searchLabel={pageTexts.search}
        filters={
          <Filters
            list={list}
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
            base={{ owner: MINE, status: 'open' }}
            suggests
          />
        }
        list={list}
        query={query}
        none={texts.none}
        firstHint={
          next.data && (
            <>
              {texts.noneHint(next.data.date)}{' '}
              <TextLink to="/tasks" search={{ owner: 'all' }} underline="always">
                {pageTexts.others}
              </TextLink>
            </>
          )
        }
        skeleton={<TableSkeleton caption={texts.title} rows={10} />}
      >
        {(tasks) => (
          <TaskGroups
            tasks={tasks}
            title={search.status && states.words[search.status]}
            stale={query.isPlaceholderData}
            withPerson={search.owner !== undefined}
            menu={(task) => <TaskMenu task={task} onAct={(action) => act(task, action)} />}
          />
        )}
      </ListFrame>
      <FormDialog open={dialog} title={({ action }) => pageTexts.dialogs[action]} onClose={close}>
        {(about) => <TaskForm dialog={about} onDone={close} />}
      </FormDialog>
    </>
  );
};
