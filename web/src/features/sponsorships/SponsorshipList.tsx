import {
  hasRole,
  inTab,
  NO_PURPOSE,
  purposes,
  type SponsorshipCounts,
  type SponsorshipRow,
  type SponsorshipTab,
  sponsorshipList,
  sponsorshipTabs,
  tabOf,
} from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { areasQuery } from '../../domain/catalog.queries.ts';
import { Filters } from '../../domain/Filters.tsx';
import { useUser } from '../../lib/session.ts';
import { DeleteItem, RowMenu } from '../../ui/ActionMenu.tsx';
import { confirmAndDelete } from '../../ui/confirmAndDelete.ts';
import { optionsOfValues } from '../../ui/fields/SelectField.tsx';
import { CreateLink } from '../../ui/links.tsx';
import type { ListFile } from '../../ui/list/DownloadMenu.tsx';
import { useFilterWord } from '../../ui/list/filterWords.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { ListTabs } from '../../ui/list/ListTabs.tsx';
import { type ListSearch, withChanges } from '../../ui/list/listSearch.ts';
import { EditLink, RowActions } from '../../ui/list/RowActions.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { listColumns } from './listColumns.tsx';
import { sponsorshipListBody, sponsorshipListQuery, useRemoveSponsorship } from './sponsorships.queries.ts';
import { texts } from './texts.ts';

const t = texts.list;
type Search = ListSearch<typeof sponsorshipList>;

const purposeOptions = optionsOfValues([...purposes, NO_PURPOSE]);
const tabs = Object.keys(sponsorshipTabs) as SponsorshipTab[];
const contractTabs = Object.values(sponsorshipTabs).filter((tab) => 'contract' in tab);

const SponsorshipListTabs = ({ search, counts }: { search: Search; counts: SponsorshipCounts | undefined }) => {
  const shown = tabOf(search);
  useFilterWord(t.tabs.label, shown === 'All' ? undefined : t.tabs[shown]);
  return (
    <ListTabs
      label={t.tabs.label}
      tabs={tabs.map((key) => ({
        key,
        label: t.tabs[key],
        count: counts?.[key],
        search: withChanges(sponsorshipList, search, { status: undefined, contract: undefined, ...inTab(key, search) }),
        isCurrent: key === shown,
      }))}
    />
  );
};

/** As high as the line that comes. */
const AWAITED = '\u00a0';

/** The list; the agreements and people of all that is listed where it is filtered by what those can be filtered by too. */
const filesOf = (search: Search): ListFile[] => {
  const request = sponsorshipListBody(search);
  const files: ListFile[] = [{ list: 'sponsorships', request }];
  const { area, user, category, ...others } = request.filter;
  if (Object.values(others).some((value) => value !== undefined)) return files;
  files.push({ list: 'contracts', request: { filter: { area, user, category } } });
  if (!user && !category) files.push({ list: 'contacts', request: { filter: { area } } });
  return files;
};

/** All sponsorships that the user may see. */
export const SponsorshipList = ({ search }: { search: Search }) => {
  const list = useListState(sponsorshipList, search);
  const query = useQuery(sponsorshipListQuery(search));
  const areas = useQuery(areasQuery);
  const me = useUser();
  const removal = useRemoveSponsorship();
  const { contractCategory: category } = search;
  const rows = query.data?.Result;
  const columns = useMemo(() => listColumns(rows ?? [], search.search), [rows, search.search]);

  const isAnyDeletable = rows?.some(({ Deletable }) => Deletable) ?? false;
  const remove = ({ Id, Name }: SponsorshipRow) =>
    confirmAndDelete({
      noun: texts.noun,
      name: Name,
      details: texts.remove.lost,
      remove: () => removal.mutateAsync(Id),
    });
  return (
    <ListPage
      texts={{ ...t, title: texts.title }}
      subtitle={
        !hasRole(me.roles, 'Admin') && (areas.data ? t.shownAreas(areas.data.map(({ name }) => name)) : AWAITED)
      }
      create={<CreateLink to="/sponsorships/create">{texts.create}</CreateLink>}
      files={filesOf(search)}
      filters={
        <Filters
          list={list}
          order={['category', 'status', 'area', 'user', 'purpose', 'chargesVat']}
          // The statuses stay whole, also those that are tabs: half a choice would be looked for in vain.
          tabs={{ all: contractTabs, shown: sponsorshipTabs[tabOf(search)] }}
          // The category that the dashboard has led to: seen, and removable, while it filters.
          options={{
            purpose: purposeOptions,
            ...(category && { contractCategory: [{ value: category, label: t.contractsOf(category) }] }),
          }}
        />
      }
      tabs={<SponsorshipListTabs search={search} counts={query.data?.Counts} />}
      list={list}
      query={query}
      columns={columns}
      rowKey={({ Id }) => Id}
      rowName={({ Name }) => Name}
      actionsWidth={124}
      actions={(row) => (
        <RowActions
          edit={<EditLink of={row.Name} to="/sponsorships/$id/data" params={{ id: String(row.Id) }} />}
          menu={
            isAnyDeletable
              ? row.Deletable && (
                  <RowMenu label={uiTexts.list.menu(row.Name)}>
                    <DeleteItem onClick={() => void remove(row)} />
                  </RowMenu>
                )
              : undefined
          }
        />
      )}
    />
  );
};
