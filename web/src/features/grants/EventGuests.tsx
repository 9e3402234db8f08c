import { Stack, Title } from '@mantine/core';
import type { EventDetails, GrantRow } from '@sponsorat/api';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hasBegun } from '../../lib/hasBegun.ts';
import { Block } from '../../ui/Block.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Section } from '../../ui/Section.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { GuestRow } from './GuestRow.tsx';
import { eventGrantsQuery, forEach, returnRest, saveAttended, undoReturn } from './grants.queries.ts';
import { groupsOf, seatsOf } from './seats.rules.ts';
import { texts } from './texts.ts';
import { returnTexts, useGuestActs } from './useGuestActs.ts';

const t = texts.guests;
const idOf = ({ Id: id }: GrantRow) => ({ id });

/** What can be done with all guests of an event at once: nothing where there is nothing left to do. */
const ForAll = ({ event, guests }: { event: EventDetails; guests: readonly GrantRow[] }) => {
  // Each has its own, so that a click on one while the other is at work is not lost.
  const came = useGuestActs(event.sponsorshipId);
  const rest = useGuestActs(event.sponsorshipId);
  // Who has not been handed theirs is asked about one by one.
  const unsaid = guests.filter(({ Attended, State }) => Attended === null && State === 'Udleveret');
  const given = guests.filter(({ State }) => State === 'Tildelt');
  const words = returnTexts(event);
  const returnAll = async () => {
    const seats = seatsOf(given);
    const arrived = given.filter(({ Attended }) => (Attended ?? 0) > 0).length;
    const message = arrived > 0 ? `${texts.haveCome(arrived, given.length)} ${words.effect}` : words.effect;
    const question = { title: words.question(seats, given.length), message, action: words.act, danger: true };
    if (!(await confirm(question))) return;
    let returned: number[] = [];
    await rest.run({
      act: async () => {
        returned = await returnRest(event.id);
      },
      said: words.done(seats),
      undo: () => forEach(returned, (id) => undoReturn({ id })),
    });
  };
  return (
    <>
      {hasBegun(event.date, event.time) && unsaid.length > 0 && (
        <BusyButton
          variant="default"
          busy={came.isPending}
          onClick={() =>
            void came.run({
              act: () => forEach(unsaid, (row) => saveAttended({ ...idOf(row), attended: row.Quantity })),
              said: texts.acts.saidAll,
              undo: () => forEach(unsaid, (row) => saveAttended({ ...idOf(row), attended: null })),
              undone: texts.acts.saidNone,
            })
          }
        >
          {t.allCame}
        </BusyButton>
      )}
      {given.length > 0 && !event.cancelled && (
        <BusyButton variant="default" busy={rest.isPending} onClick={() => void returnAll()}>
          {words.rest}
        </BusyButton>
      )}
    </>
  );
};

type GuestsProps = {
  event: EventDetails;
  /** Opens a grant to be changed. */
  onChange: (grant: number) => void;
};

/** Who got tickets for an event, with what can be done about each: wishes first, those who come, and who does not. */
export const EventGuests = ({ event, onChange }: GuestsProps) => {
  const query = useQuery(eventGrantsQuery(event.id));
  const [answered, answer] = useState<number>();
  const { wishes, guests, gone } = groupsOf(query.data?.Result ?? []);
  const lines = (rows: readonly GrantRow[]) => (
    <Rows>
      {rows.map((row) => (
        <GuestRow key={row.Id} row={row} event={event} onChange={onChange} onAnswer={answer} />
      ))}
    </Rows>
  );
  const part = (title: string, rows: readonly GrantRow[]) =>
    rows.length > 0 && (
      <div>
        <Title order={3} mb={12}>
          {title}
        </Title>
        {lines(rows)}
      </div>
    );
  return (
    <Section
      title={t.title}
      subtitle={guests.length > 0 && t.count(seatsOf(guests))}
      actions={<ForAll event={event} guests={guests} />}
    >
      <Block query={query}>
        {({ Result: rows, Total: total }) => (
          <Stack gap={28}>
            {part(t.wishes, wishes)}
            {guests.length > 0 && lines(guests)}
            {wishes.length + guests.length === 0 && (
              <EmptyState
                compact
                title={t.none}
                hint={event.cancelled ? '' : t.noneHint}
                icon={<IconUsers size={24} stroke={1.5} />}
              />
            )}
            {part(t.gone, gone)}
            {total > rows.length && <Soft component="p">{t.some(rows.length, total)}</Soft>}
          </Stack>
        )}
      </Block>
      <DecideDialog id={answered} onClose={() => answer(undefined)} />
    </Section>
  );
};
