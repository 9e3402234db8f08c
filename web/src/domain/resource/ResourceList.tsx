import { Menu, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { DeleteItem, menuIcon, RowMenu } from '../../ui/ActionMenu.tsx';
import { CreateLink } from '../../ui/links.tsx';
import type { Column } from '../../ui/list/columns.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { type ListSearch, listBody } from '../../ui/list/listSearch.ts';
import { EditLink, NameLink, RowActions } from '../../ui/list/RowActions.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { texts } from '../../ui/texts.ts';
import { Filters } from '../Filters.tsx';
import { listQuery } from './resource.queries.ts';
import { CREATE, type Resource, recordPath } from './resource.ts';
import { useRemoval } from './useRemoval.ts';
import { type Step, useRowOrder } from './useRowOrder.ts';

const t = texts.list;

type MoveItemsProps = { steps: readonly Step[]; onStep: (by: Step) => void };

/** Flyt op and Flyt ned, as far as the row can go. */
const MoveItems = ({ steps, onStep }: MoveItemsProps) => (
  <>
    {steps.includes(-1) && (
      <Menu.Item leftSection={<IconArrowUp {...menuIcon} />} onClick={() => onStep(-1)}>
        {t.order.up}
      </Menu.Item>
    )}
    {steps.includes(1) && (
      <Menu.Item leftSection={<IconArrowDown {...menuIcon} />} onClick={() => onStep(1)}>
        {t.order.down}
      </Menu.Item>
    )}
    {steps.length > 0 && <Menu.Divider />}
  </>
);

export type ResourceListProps<Row extends { Id: number }, Rec extends { id: number }> = {
  resource: Resource<Row, Rec>;
  search: ListSearch;
  columns: readonly Column<Row>[];
};

/** The list of a resource: its name leads to it, Rediger does too, and Slet asks first. */
export const ResourceList = <Row extends { Id: number }, Rec extends { id: number }>({
  resource,
  search,
  columns,
}: ResourceListProps<Row, Rec>) => {
  const { texts, rowName } = resource;
  const record = recordPath(resource.list);
  const hasFilters = Object.keys(resource.list.filters).some((key) => key !== 'search');
  const list = useListState(resource.list, search);
  const query = useQuery(listQuery(resource, search));
  const order = useRowOrder(resource, list);
  const remove = useRemoval(resource);
  return (
    <>
      {order && <VisuallyHidden role="status">{order.said}</VisuallyHidden>}
      <ListPage
        texts={texts}
        create={
          <CreateLink to={record} params={{ id: CREATE }}>
            {texts.create}
          </CreateLink>
        }
        files={[{ list: resource.key, request: listBody(resource.list, search) }]}
        filters={hasFilters && <Filters list={list} />}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={rowName}
        actions={(row) => (
          <RowActions
            edit={<EditLink of={rowName(row)} to={record} params={{ id: String(row.Id) }} />}
            menu={
              <RowMenu label={t.menu(rowName(row))} data-move={row.Id}>
                {order && <MoveItems steps={order.stepsOf(row)} onStep={(by) => void order.move(row, by)} />}
                <DeleteItem onClick={() => void remove(row.Id, rowName(row))} />
              </RowMenu>
            }
          />
        )}
      />
    </>
  );
};

type RowLinkProps<Row extends { Id: number }, Rec extends { id: number }> = { resource: Resource<Row, Rec>; row: Row };

/** A row's name, leading to its record. */
export const RowLink = <Row extends { Id: number }, Rec extends { id: number }>({
  resource,
  row,
}: RowLinkProps<Row, Rec>) => (
  <NameLink to={recordPath(resource.list)} params={{ id: String(row.Id) }}>
    {resource.rowName(row)}
  </NameLink>
);
