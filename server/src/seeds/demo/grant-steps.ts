import {
  addDays,
  attendedSchema,
  decideGrantSchema,
  type GrantInput,
  grantInputSchema,
  itemTicketsInputSchema,
} from '@sponsorat/api';
import { asc, eq } from 'drizzle-orm';
import { events } from '../../features/contracts/tickets.table.ts';
import { readEvent } from '../../features/events/events.usecases.ts';
import { saveGrant } from '../../features/grants/grants.usecases.ts';
import { saveItemTickets } from '../../features/grants/item-tickets.usecases.ts';
import { decideGrant, giveBack, handOut, saveAttended } from '../../features/grants/moves.usecases.ts';
import { sponsorships } from '../../features/sponsorships/sponsorships.table.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { actorOf, type Step } from '../steps/timeline.ts';
import { inTheOffice } from './calendar.ts';
import type { World } from './club-steps.ts';
import { programmes } from './event-steps.ts';

type Guest = Partial<GrantInput> & Pick<GrantInput, 'recipientName' | 'recipientType' | 'quantity'>;

const customer = { recipientType: 'Kunde', purpose: 'Hjemmekamp, kundepleje' } as const;

/** Whom the bank invites, in turn. */
const guests: readonly Guest[] = [
  { ...customer, recipientName: 'Bodil Hauge', company: 'Hauge & Søn', email: 'bodil@hauge.example', quantity: 2 },
  { recipientName: 'Kim Østergaard', recipientType: 'Medarbejder', email: 'kim@fjordbanken.example', quantity: 1 },
  { ...customer, recipientName: 'Åge Winther', company: 'Winther Tømrer', email: 'aage@winther.example', quantity: 2 },
  { recipientName: 'Vinder af quizzen', recipientType: 'Præmie', quantity: 1 },
  { ...customer, recipientName: 'Lone Bach', company: 'Bach Revision', email: 'lone@bach.example', quantity: 1 },
  { recipientName: 'Ungdomshuset', recipientType: 'Forening eller velgørenhed', quantity: 2 },
  { recipientName: 'Poul Krag', recipientType: 'Bestyrelse eller repræsentantskab', quantity: 1 },
];
const mayor: Guest = {
  recipientName: 'Vibeke Lund',
  recipientType: 'Offentligt ansat eller politiker',
  company: 'Fjordkøbing Kommune',
  purpose: 'Åbning af den nye tribune',
  quantity: 2,
};

/** Gives at one event what is free, a guest after the other: past ones have come, of the next one waits for an answer. */
const giveAt = async (
  deps: Deps,
  { by, chief }: { by: Actor; chief: Actor },
  { eventId, turn, isPast, isNext }: { eventId: number; turn: number; isPast: boolean; isNext: boolean },
): Promise<void> => {
  const { items } = await readEvent(deps, by, eventId);
  const item = items.find(({ mode }) => mode === 'pr. arrangement') ?? items[0];
  if (!item) return;
  if (item.unitValue === null) {
    const value = { mode: item.mode, unitValue: 325 };
    await saveItemTickets(deps, by, item.itemId, new Input(value, itemTicketsInputSchema));
  }
  const save = (guest: Guest) =>
    saveGrant(deps, by, new Input({ ...guest, itemId: item.itemId, eventId }, grantInputSchema));
  let free = item.free;
  for (const [at, guest] of [...guests.slice(turn), ...guests.slice(0, turn)].slice(0, isNext ? 6 : 4).entries()) {
    if (guest.quantity > free) continue;
    const { id } = await save({ ...guest, hostUserId: by.id });
    free -= guest.quantity;
    if (isPast) {
      await handOut(deps, by, id);
      const attended = at === 1 ? guest.quantity - 1 : guest.quantity;
      await saveAttended(deps, by, id, new Input({ attended }, attendedSchema));
    } else if (at === 2) await giveBack(deps, by, id);
  }
  if (!isNext) return;
  await save(mayor);
  const { id } = await save({ ...mayor, recipientName: 'Torben Friis', company: 'Region Fjordland', quantity: 1 });
  const no = { decision: 'declined', reason: 'Der er ikke noget tjenstligt formål' };
  await decideGrant(deps, chief, id, new Input(no, decideGrantSchema));
};

/** Who got tickets for what the clubs invite to: those of the last weeks have been, those of the next are given. */
export const grantSteps = ({ today, person }: World): Step[] =>
  programmes.map(({ club, by }, index) => ({
    at: inTheOffice(addDays(today, -1), 90 + index),
    run: async (deps) => {
      const rows = await deps.db
        .select({ eventId: events.id, date: events.date })
        .from(events)
        .innerJoin(sponsorships, eq(sponsorships.id, events.sponsorshipId))
        .where(eq(sponsorships.name, club))
        .orderBy(asc(events.date));
      const next = rows.find(({ date }) => date >= today);
      const actors = { by: actorOf(person(by)), chief: actorOf(person('Mette Kjærgaard')) };
      for (const [at, { eventId, date }] of rows.slice(0, 4).entries())
        await giveAt(deps, actors, {
          eventId,
          turn: (index + at) % guests.length,
          // One club's next match has every state that there is.
          isPast: date < today,
          isNext: index === 0 && eventId === next?.eventId,
        });
    },
  }));
