import { ActionIcon, Box, Button, Center, Flex, Group, Title } from '@mantine/core';
import { daysOf, rateList } from '@sponsorat/api';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { kroner } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { TextLink } from '../../ui/links.tsx';
import { withChanges } from '../../ui/list/listSearch.ts';
import { Card } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { useIsNarrow } from '../../ui/useIsNarrow.ts';
import { useFirstDay } from './FirstDay.tsx';
import { MonthBars } from './MonthBars.tsx';
import classes from './payments.module.css';
import { monthsQuery, totalsQuery } from './payments.queries.ts';
import { type RateSearch, yearShown } from './rateSearch.ts';
import { texts } from './texts.ts';

const t = texts.totals;
/** As high as the bars of a year are, also where there are none. */
const BARS = 204;

const Totals = ({ search, opened }: { search: RateSearch; opened: boolean }) => {
  const { area, user } = search;
  const query = useQuery(totalsQuery({ area, user }));
  return (
    <Block query={query} skeleton={<Lines count={3} />}>
      {({ due, overdue, paidThisYear }) => (
        <Flex
          component="dl"
          className={classes.totals ?? ''}
          m={0}
          direction={{ base: 'column', xs: 'row', lg: opened ? 'column' : 'row' }}
          wrap={{ xs: 'wrap' }}
          gap={{ base: '8px 40px', lg: opened ? 'md' : '8px 40px' }}
        >
          <Fact label={t.due}>{kroner(due)}</Fact>
          <Fact label={t.overdue}>
            {overdue > 0 ? (
              <TextLink
                to="/payments"
                search={withChanges(rateList, {}, { area, user, status: 'Overskredet' })}
                resetScroll={false}
                title={t.showOverdue}
                inherit
                data-tone="negative"
                c="var(--tone)"
                underline="always"
              >
                {kroner(overdue)}
              </TextLink>
            ) : (
              kroner(overdue)
            )}
          </Fact>
          <Fact label={t.paid}>{kroner(paidThisYear)}</Fact>
        </Flex>
      )}
    </Block>
  );
};

type YearButtonProps = { year: number; search: RateSearch; Icon: typeof IconChevronLeft };
const YearButton = ({ year, search, Icon }: YearButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={34}
    aria-label={texts.months.previous(year)}
    renderRoot={(props) => (
      <Link {...props} to="/payments" search={withChanges(rateList, search, daysOf(year))} resetScroll={false} />
    )}
  >
    <Icon size={18} stroke={1.75} aria-hidden />
  </ActionIcon>
);

/** What is owed and paid, and a year of it by months. */
export const Summary = ({ search }: { search: RateSearch }) => {
  const navigate = useNavigate();
  const { area, user } = search;
  const year = yearShown(search);
  const months = useQuery(monthsQuery(year, { area, user }));
  const show = useCallback(
    (month: number) => {
      const next = withChanges(rateList, search, daysOf(year, month));
      void navigate({ to: '/payments', search: next, resetScroll: false });
    },
    [navigate, search, year],
  );
  const totals = useQuery(totalsQuery({ area, user })).data;
  // Where nothing is owed or paid, there is no picture of it either.
  const isEmpty = totals !== undefined && totals.due + totals.overdue + totals.paidThisYear === 0;
  // On a phone, and under a question, the rates come before a picture of them, which is there for who asks.
  const isNarrow = useIsNarrow('48em');
  const folds = useFirstDay() !== undefined || isNarrow;
  const [asked, setAsked] = useState(false);
  const opened = asked || !(folds || isEmpty);
  return (
    <section aria-label={t.label}>
      <Card>
        <Flex
          direction={{ base: 'column', lg: 'row' }}
          align={{ lg: opened ? 'start' : 'center' }}
          gap={{ base: 4, xs: 'sm', lg: 'xl' }}
        >
          {/* As high while they are awaited. */}
          <Box miw={{ lg: '10rem' }} mih={{ base: '6.75rem', xs: '4.25rem', lg: '3.25rem' }}>
            <Totals search={search} opened={opened} />
          </Box>
          <Box flex={{ base: 1, lg: opened ? 1 : 'none' }} miw={0} ml={{ lg: opened ? 0 : 'auto' }}>
            <Group gap={4}>
              <Title order={2} mr={8} fz="lg">
                {texts.months.title(year)}
              </Title>
              <YearButton year={year - 1} search={search} Icon={IconChevronLeft} />
              <YearButton year={year + 1} search={search} Icon={IconChevronRight} />
              {(folds || isEmpty) && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  ml="auto"
                  mr={-8}
                  aria-expanded={opened}
                  onClick={() => setAsked(!asked)}
                >
                  {opened ? texts.months.hide : texts.months.show}
                </Button>
              )}
            </Group>
            {opened && (
              <Box mih={BARS}>
                <Block query={months}>
                  {(all) =>
                    all.some(({ due, paidIn }) => due > 0 || paidIn > 0) ? (
                      <MonthBars year={year} months={all} onMonth={show} />
                    ) : (
                      <Center mih={BARS}>
                        <EmptyState compact title={texts.months.none(year)} />
                      </Center>
                    )
                  }
                </Block>
              </Box>
            )}
          </Box>
        </Flex>
      </Card>
    </section>
  );
};
