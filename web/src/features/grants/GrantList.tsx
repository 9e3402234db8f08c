import { useQuery } from '@tanstack/react-query';
import { Filters } from '../../domain/Filters.tsx';
import { TicketTabs } from '../../domain/TicketTabs.tsx';
import { WaitingWishes } from '../../domain/WaitingWishes.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { GrantActs, hasMainAct } from './GrantActs.tsx';
import { grantColumns, grantName, groupOf } from './grantColumns.tsx';
import { type GrantSearch, grantListBody, grantListQuery, registerList } from './register.queries.ts';
import { texts } from './registerTexts.ts';

/** What only the address chooses is called as its first row calls it. */
const optionsOf = (search: GrantSearch, first: { Event: string | null; Name: string } | undefined) => {
  const { event, sponsorship, recipient } = search;
  const optionFor = <V,>(value: V, label: string | null | undefined) => (label == null ? [] : [{ value, label }]);
  return {
    ...(event !== undefined && { event: optionFor(event, first?.Event) }),
    ...(sponsorship !== undefined && { sponsorship: optionFor(sponsorship, first?.Name) }),
    ...(recipient !== undefined && { recipient: optionFor(recipient, recipient) }),
  };
};

/** Who got tickets, or wishes for some, event by event. */
export const GrantList = ({ search }: { search: GrantSearch }) => {
  const list = useListState(registerList, search);
  const query = useQuery(grantListQuery(search));
  return (
    <ListPage
      texts={texts}
      above={search.wishes === undefined && <WaitingWishes />}
      files={[{ list: 'grants', request: grantListBody(search) }]}
      create={
        <LinkButton variant="default" to="/tickets/recipients">
          {texts.recipients}
        </LinkButton>
      }
      filters={<Filters list={list} options={optionsOf(search, query.data?.Result[0])} />}
      tabs={<TicketTabs current="grants" search={search} count={query.data?.Total} />}
      list={list}
      query={query}
      columns={grantColumns}
      groupOf={list.sort.field === 'Date' ? groupOf : undefined}
      rowKey={({ Id }) => Id}
      rowName={grantName}
      actionsStay={hasMainAct}
      actions={(row) => <GrantActs row={row} />}
    />
  );
};
