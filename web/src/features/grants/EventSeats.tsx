import { Group, Stack, Text } from '@mantine/core';
import type { EventDetails, EventItem, GrantRow } from '@sponsorat/api';
import { IconTicketOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { number } from '../../lib/formats.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { Soft } from '../../ui/Soft.tsx';
import classes from './EventSeats.module.css';
import { eventGrantsQuery } from './grants.queries.ts';
import { drawnSeats, type SeatPart, seatPartsOf } from './seats.rules.ts';
import { texts } from './texts.ts';

const t = texts.seats;

/** So many seats are drawn one by one; more are a bar. */
const MOST_DRAWN = 60;

const Picture = ({ parts, amount }: { parts: readonly SeatPart[]; amount: number }) =>
  amount <= MOST_DRAWN ? (
    <Group gap={4} mt={6} aria-hidden>
      {drawnSeats(parts).map(({ key, kind }) => (
        <i key={key} className={classes.seat} data-seat={kind} />
      ))}
    </Group>
  ) : (
    <Group
      className={classes.bar ?? ''}
      align="stretch"
      wrap="nowrap"
      gap={0}
      h={16}
      mt={8}
      bd="1.5px solid var(--accent-bar)"
      bdrs={4}
      style={{ overflow: 'hidden' }}
      aria-hidden
    >
      {parts.map(({ kind, seats }) => (
        <i key={kind} data-seat={kind} style={{ flexGrow: seats }} />
      ))}
    </Group>
  );

const ItemSeats = ({ item, rows }: { item: EventItem; rows: readonly GrantRow[] }) => {
  const parts = seatPartsOf(item, rows).filter(({ seats }) => seats > 0);
  const free = Math.max(0, item.free);
  const isPool = item.mode === 'pulje';
  // Of a pool that nobody here has anything of, it is enough to say what is left.
  const isDrawn = !isPool || parts.some(({ kind }) => kind === 'handedOut' || kind === 'given');
  return (
    <li>
      <Group justify="space-between" gap="0 16px">
        <Text fw={600}>{item.product}</Text>
        <Text fw={600} className="tabular">
          {t.freeOf(item.mode, number(free), number(item.amount))}
        </Text>
      </Group>
      {isDrawn ? (
        <>
          <Picture parts={parts} amount={item.amount} />
          <Group component="ul" className="plain" gap="2px 16px" mt={8}>
            {parts.map(({ kind, seats }) => (
              <Group component="li" key={kind} gap={6}>
                <i className={classes.seat} data-seat={kind} aria-hidden />
                <Soft className="tabular">{`${t[kind]} ${number(seats)}`}</Soft>
              </Group>
            ))}
            <Group component="li">
              <Soft>{isPool ? t.pool : t.perEvent}</Soft>
            </Group>
          </Group>
        </>
      ) : (
        <Soft>{t.pool}</Soft>
      )}
    </li>
  );
};

/** The seats of an event as a picture, product by product: handed out, given and free. */
export const EventSeats = ({ event: { id, items } }: { event: EventDetails }) => {
  const rows = useQuery(eventGrantsQuery(id)).data?.Result ?? [];
  return (
    <Section title={t.title}>
      {items.length === 0 ? (
        <EmptyState
          compact
          title={texts.sheet.none}
          hint={texts.sheet.noneHint}
          icon={<IconTicketOff size={24} stroke={1.5} />}
        />
      ) : (
        <Stack component="ul" className="plain" gap="lg">
          {items.map((item) => (
            <ItemSeats key={item.itemId} item={item} rows={rows} />
          ))}
        </Stack>
      )}
    </Section>
  );
};
