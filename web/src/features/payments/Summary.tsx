import { ActionIcon, Button, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { daysOf } from '@sponsorat/api';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { kroner } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { changed, type ListSearch } from '../../ui/list/listSearch.ts';
import { Lines } from '../../ui/Skeleton.tsx';
import { MonthBars } from './MonthBars.tsx';
import { rateList, yearShown } from './payments.list.ts';
import classes from './payments.module.css';
import { monthsQuery, totalsQuery } from './payments.queries.ts';
import { texts } from './texts.ts';

const t = texts.totals;

const Totals = ({ search }: { search: ListSearch }) => {
  const { area, user } = search;
  const query = useQuery(totalsQuery({ area, user }));
  return (
    <Block query={query} skeleton={<Lines count={3} />}>
      {({ due, overdue, paidThisYear }) => (
        <dl className={classes.totals}>
          <div>
            <dt>{t.due}</dt>
            <dd>{kroner(due)}</dd>
          </div>
          <div>
            <dt>{t.overdue}</dt>
            <dd data-late={overdue > 0 || undefined}>
              {overdue > 0 ? (
                <Link
                  to="/payments"
                  search={changed(rateList, {}, { area, user, status: 'Overskredet' })}
                  resetScroll={false}
                  title={t.showOverdue}
                >
                  {kroner(overdue)}
                </Link>
              ) : (
                kroner(overdue)
              )}
            </dd>
          </div>
          <div>
            <dt>{t.paid}</dt>
            <dd>{kroner(paidThisYear)}</dd>
          </div>
        </dl>
      )}
    </Block>
  );
};

type YearButtonProps = { year: number; search: ListSearch; Icon: typeof IconChevronLeft };
const YearButton = ({ year, search, Icon }: YearButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={34}
    aria-label={texts.months.previous(year)}
    renderRoot={(props) => (
      <Link {...props} to="/payments" search={changed(rateList, search, daysOf(year))} resetScroll={false} />
    )}
  >
    <Icon size={18} stroke={1.75} aria-hidden />
  </ActionIcon>
);

/** What is owed and paid, and a year of it by months. */
export const Summary = ({ search }: { search: ListSearch }) => {
  const navigate = useNavigate();
  const { area, user } = search;
  const year = yearShown(search);
  const months = useQuery(monthsQuery(year, { area, user }));
  const show = useCallback(
    (month: number) => {
      const next = changed(rateList, search, daysOf(year, month));
      void navigate({ to: '/payments', search: next, resetScroll: false });
    },
    [navigate, search, year],
  );
  // On a phone the rates come before a picture of them, which is there for who asks.
  const isNarrow = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const [asked, setAsked] = useState(false);
  const opened = !isNarrow || asked;
  return (
    <section className={classes.summary} aria-label={t.label}>
      <div className={classes.parts}>
        <div className={classes.figures}>
          <Totals search={search} />
        </div>
        <div className={classes.months}>
          <div className={classes.year}>
            <Title order={2} className={classes.heading ?? ''}>
              {texts.months.title(year)}
            </Title>
            <YearButton year={year - 1} search={search} Icon={IconChevronLeft} />
            <YearButton year={year + 1} search={search} Icon={IconChevronRight} />
            {isNarrow && (
              <Button
                variant="subtle"
                size="compact-sm"
                className={classes.toggle ?? ''}
                aria-expanded={opened}
                onClick={() => setAsked(!asked)}
              >
                {opened ? texts.months.hide : texts.months.show}
              </Button>
            )}
          </div>
          {opened && (
            <div className={classes.bars}>
              <Block query={months}>
                {(all) =>
                  all.some(({ due, paidIn }) => due > 0 || paidIn > 0) ? (
                    <MonthBars year={year} months={all} onMonth={show} />
                  ) : (
                    <div className={classes.noBars}>
                      <EmptyState compact title={texts.months.none(year)} />
                    </div>
                  )
                }
              </Block>
            </div>
          )}
        </div>
      </div>
    </section>
  );
};
