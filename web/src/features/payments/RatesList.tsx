import { Box, Button } from '@mantine/core';
import { type RateRow, rateList } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Filters } from '../../domain/Filters.tsx';
import { useWayBack } from '../../lib/errand.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { useTicks } from '../../ui/list/useTicks.ts';
import { FirstDay } from './FirstDay.tsx';
import { PaymentTabs } from './PaymentTabs.tsx';
import { paymentsBody, ratesBody, ratesQuery } from './payments.queries.ts';
import { RegisterRate } from './RegisterRate.tsx';
import { rateColumns, rateName } from './rateColumns.tsx';
import { type RateSearch, statusAtFirst } from './rateSearch.ts';
import { Summary } from './Summary.tsx';
import { TickedRates } from './TickedRates.tsx';
import { texts } from './texts.ts';

const t = texts.list;
/** A rate that a payment can be registered on. */
const isOpen = ({ Status }: RateRow): boolean => Status !== 'Betalt' && Status !== 'Ikke underskrevet';

type RatesListProps = {
  search: RateSearch;
  /** The rate whose payment is asked for. */
  rateId: number | undefined;
};

/** The rates of all agreements, those to be paid first, under what is owed and paid of them. */
export const RatesList = ({ search, rateId }: RatesListProps) => {
  const navigate = useNavigate();
  const list = useListState(rateList, search);
  const query = useQuery(ratesQuery(search));
  const rows = query.data?.Result;
  const clubs = rows?.slice(0, 1).map(({ SponsorshipId, Name }) => ({ value: SponsorshipId, label: Name }));
  const ask = useCallback(
    (rate: number | undefined) =>
      void navigate({
        to: '/payments',
        search: { ...search, ...(rate && { rate }) },
        replace: true,
        resetScroll: false,
      }),
    [navigate, search],
  );
  const { ticked, ticks, clear } = useTicks({ rows, keyOf: ({ RateId }) => RateId, can: isOpen });
  const goBack = useWayBack();
  const close = useCallback(() => {
    if (!goBack()) ask(undefined);
  }, [goBack, ask]);
  return (
    <>
      <ListPage
        texts={{ ...t, title: texts.title }}
        subtitle={
          <Box component="span" visibleFrom="xs">
            {texts.subtitle}
          </Box>
        }
        above={
          <>
            <FirstDay />
            <Summary search={search} />
          </>
        }
        files={[
          { list: 'rates', request: ratesBody(search) },
          { list: 'payments', request: paymentsBody(search) },
        ]}
        filters={
          <Filters
            list={list}
            order={['status', 'area', 'user', 'from']}
            options={search.sponsorship ? { sponsorship: clubs } : {}}
            base={{ status: statusAtFirst(search) }}
            suggests
          />
        }
        tabs={<PaymentTabs current="rates" search={search} count={query.data?.Total} />}
        list={list}
        query={query}
        columns={rateColumns}
        rowKey={({ RateId }) => RateId}
        rowName={rateName}
        actionsStay
        ticks={ticks}
        actions={(row) =>
          isOpen(row) && (
            <RowActions>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={texts.register.actionFor(rateName(row))}
                onClick={() => ask(row.RateId)}
              >
                {texts.register.action}
              </Button>
            </RowActions>
          )
        }
      />
      <TickedRates rates={ticked} onClear={clear} />
      <RegisterRate rateId={rateId} rows={rows} onClose={close} />
    </>
  );
};
