import { Box, SimpleGrid } from '@mantine/core';
import { isUserFound, type User, userList } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Filters } from '../../domain/Filters.tsx';
import { CREATE } from '../../domain/resource/resource.ts';
import { optionsOf } from '../../ui/fields/SelectField.tsx';
import { CreateLink } from '../../ui/links.tsx';
import { ListFrame } from '../../ui/list/ListPage.tsx';
import { type ListSearch, placeIn } from '../../ui/list/listSearch.ts';
import { useListState } from '../../ui/list/useListState.ts';
import { Lines, Skeleton } from '../../ui/Skeleton.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { texts } from './texts.ts';
import classes from './UserCard.module.css';
import { UserCard } from './UserCard.tsx';
import { userAreasQuery, usersQuery } from './users.queries.ts';

type UserSearch = ListSearch<typeof userList>;

/** The users that a list's address asks for, and the page of them, as a list's call would answer. */
export const pageOfUsers = (users: readonly User[], asked: UserSearch) => {
  const { search, role, area, status } = asked;
  const { page, perPage: count } = placeIn(userList, asked);
  const found = users.filter((user) => isUserFound(user, { search, role, area, status }));
  return {
    Result: found.slice((page - 1) * count, page * count),
    TotalPages: Math.ceil(found.length / count),
    Total: found.length,
  };
};

const t = texts.list;
const AWAITED_CARDS = 6;
const grid = { minColWidth: 'min(100%, 20rem)', spacing: 0 };

/** The users, a card each, searched and filtered by the address. */
export const UserList = ({ search }: { search: UserSearch }) => {
  const list = useListState(userList, search);
  const { data: users, error, isFetching, refetch } = useQuery(usersQuery);
  const areas = useQuery(userAreasQuery);
  const data = useMemo(() => users && pageOfUsers(users, search), [users, search]);
  return (
    <ListFrame
      texts={{ ...t, title: texts.title }}
      create={
        <CreateLink to="/users/$id" params={{ id: CREATE }}>
          {texts.create}
        </CreateLink>
      }
      files={[
        {
          list: 'users',
          request: { filter: { search: search.search, role: search.role, area: search.area, status: search.status } },
        },
      ]}
      filters={<Filters list={list} options={{ area: optionsOf(areas.data) }} order={['role', 'area', 'status']} />}
      list={list}
      query={{ data, error, isFetching, isPlaceholderData: false, refetch }}
      skeleton={
        <Waiting label={uiTexts.list.loading(texts.title)}>
          <SimpleGrid {...grid} className={classes.cards ?? ''}>
            {Array.from({ length: AWAITED_CARDS }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
              <div key={at} className={classes.card ?? ''}>
                <Skeleton width="56px" height={56} />
                <Lines count={2} />
                <Box style={{ gridColumn: '1 / -1' }}>
                  <Lines count={4} />
                </Box>
              </div>
            ))}
          </SimpleGrid>
        </Waiting>
      }
    >
      {(page) => (
        <SimpleGrid {...grid} component="ul" className={`plain ${classes.cards}`}>
          {page.map((user) => (
            <li key={user.id}>
              <UserCard user={user} />
            </li>
          ))}
        </SimpleGrid>
      )}
    </ListFrame>
  );
};
