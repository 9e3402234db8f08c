import { type EventRow, foldLetters, hasSomeLeft, type Item, isTracked, type RateRow, unitOf } from '@sponsorat/api';
import { IconGauge, IconReceipt, IconTicket } from '@tabler/icons-react';
import { GIVE_ID, usageIdOf } from '../../lib/anchors.ts';
import { date, dayAndTime, kroner, number } from '../../lib/formats.ts';
import type { Offer } from './offers.ts';
import { texts } from './texts.ts';

const t = texts.actions;
const MOST_PRODUCTS = 8;

/** Where the payment of a rate is registered. */
export const paymentOffer = ({ RateId, Name, Position, Count, DueDate, Rest }: RateRow): Offer => ({
  key: `rate-${RateId}`,
  title: t.registerPaymentFor(Name),
  subtitle: t.rate(Position, Count, date(DueDate), kroner(Rest)),
  icon: IconReceipt,
  path: `/payments?rate=${RateId}`,
});

/** Where the tickets of an event are given. */
export const giveOffer = ({ Id, SponsorshipId, Name, Title, Date: day, Time, Free, Total }: EventRow): Offer => ({
  key: `give-${SponsorshipId}`,
  title: t.giveTickets(Name),
  subtitle: [Title, dayAndTime(day, Time), Total > 0 && t.free(number(Free), number(Total))]
    .filter(Boolean)
    .join(' · '),
  icon: IconTicket,
  path: `/tickets/events/${Id}#${GIVE_ID}`,
});

/** Where the usage of a club's products is registered, each by itself: first of what is not used up. */
export const usageOffers = (club: { id: number; title: string }, items: readonly Item[]): Offer[] =>
  items
    .filter(isTracked)
    .toSorted((one, other) => Number(hasSomeLeft(other)) - Number(hasSomeLeft(one)))
    .slice(0, MOST_PRODUCTS)
    .map(({ id, product, used, amount }) => ({
      key: `item-${id}`,
      title: t.registerUsageOf(product.name),
      subtitle: t.used(club.title, number(used), number(amount), unitOf(amount ?? 0, product.amountUnit ?? '')),
      icon: IconGauge,
      path: `/sponsorships/${club.id}#${usageIdOf(id)}`,
    }));

/** The invoices of these rates whose number holds what is sought. */
export const invoiceOffers = (rates: readonly RateRow[], sought: string): Offer[] =>
  rates.flatMap(({ RateId, InvoiceNumber, Name, Position, Count, DueDate, Amount, SponsorshipId, ContractId }) => {
    if (!InvoiceNumber || !foldLetters(InvoiceNumber).includes(foldLetters(sought.trim()))) return [];
    return {
      key: `${RateId}`,
      title: t.invoice(InvoiceNumber),
      subtitle: `${Name} · ${t.rate(Position, Count, date(DueDate), kroner(Amount))}`,
      icon: IconReceipt,
      path: `/sponsorships/${SponsorshipId}/${ContractId}?tab=payments`,
    };
  });
