import { Box, Group, Text } from '@mantine/core';
import type { GrantRow, RecipientQuery } from '@sponsorat/api';
import { IconTicketOff } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { kroner, number, weekdayDate } from '../../lib/formats.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Row, Rows, RowWords } from '../../ui/Rows.tsx';
import { Card, Section } from '../../ui/Section.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toTickets } from './grantColumns.tsx';
import { byYear, type Sum, sumOf } from './recipient.rules.ts';
import { recipientQuery } from './register.queries.ts';
import { texts } from './registerTexts.ts';
import { WarningBadges } from './WarningBadges.tsx';

const t = texts.person;

const GrantLine = ({ row }: { row: GrantRow }) => {
  const { Date: day, EventId, Event, Name, Type, Purpose, Quantity, Product, Value, State } = row;
  const about = [weekdayDate(day), EventId === null ? t.noEvent : Name, Type];
  return (
    <Row>
      <RowWords>
        <TextLink {...toTickets(row)} fw={600}>
          {EventId === null ? Name : Event}
        </TextLink>
        <Soft component="p">{about.join(' · ')}</Soft>
        {Purpose && <Soft component="p">{t.purpose(Purpose)}</Soft>}
        <WarningBadges row={row} />
      </RowWords>
      <Group gap="0 16px" wrap="nowrap">
        <Box ta={{ xs: 'right' }}>
          <Text className="tabular">{texts.quantity(number(Quantity), Product)}</Text>
          <Soft component="p" className="tabular">
            {kroner(Value)}
          </Soft>
        </Box>
        <Text component="div" miw={88}>
          <StatusBadge status={State} />
        </Text>
      </Group>
    </Row>
  );
};

/** "4 billetter · 2.600 kr.", and that some have no value. */
const sumText = ({ tickets, value, withoutValue }: Sum): string =>
  [texts.people.count(tickets), value !== null && kroner(value), withoutValue > 0 && t.withoutValue(withoutValue)]
    .filter(Boolean)
    .join(' · ');

/** All that one person got or wished for, year by year, with what it is worth. */
export const RecipientPage = ({ who }: { who: RecipientQuery }) => {
  const { grants } = useSuspenseQuery(recipientQuery(who)).data;
  const total = sumOf(grants);
  const latest = grants[0];
  const company = who.company ?? latest?.Company;
  return (
    <Page
      title={latest?.Recipient ?? who.name ?? who.email ?? t.crumb}
      subtitle={[company, who.email].filter(Boolean).join(' · ')}
    >
      {!who.email && <Notice tone="warning">{t.unsure}</Notice>}
      {grants.length === 0 ? (
        <Card>
          <EmptyState title={t.none} hint={t.noneHint} icon={<IconTicketOff size={24} stroke={1.5} />} />
        </Card>
      ) : (
        <>
          <Section title={t.total} subtitle={t.counted}>
            <dl className="facts">
              <Fact label={t.tickets}>{number(total.tickets)}</Fact>
              <Fact label={t.value}>{kroner(total.value)}</Fact>
            </dl>
          </Section>
          {byYear(grants).map(([year, rows]) => (
            <Section key={year} title={year} subtitle={sumText(sumOf(rows))}>
              <Rows>
                {rows.map((row) => (
                  <GrantLine key={row.Id} row={row} />
                ))}
              </Rows>
            </Section>
          ))}
        </>
      )}
    </Page>
  );
};
