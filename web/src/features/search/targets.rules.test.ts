import type { EventRow, Item, RateRow } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { splitCommand } from './matching.ts';
import { clubActionsFor, clubActionWords } from './offers.ts';
import { giveOffer, invoiceOffers, paymentOffer, usageOffers } from './targets.rules.ts';

const rateOf = (values: Partial<RateRow>): RateRow => ({
  RateId: 41,
  ContractId: 4,
  ContractNumber: '2026-0004',
  SponsorshipId: 3,
  Name: 'Hedens Boldklub',
  Logo: null,
  Area: 'Midtjylland',
  UserName: 'Bo Bruger',
  Position: 4,
  Count: 12,
  DueDate: '2026-11-15',
  Amount: 60_000,
  Paid: 24_000,
  Rest: 36_000,
  Waiting: 0,
  Status: 'Overskredet',
  InvoiceNumber: null,
  PaidOn: null,
  ...values,
});
const itemOf = (id: number, name: string, isUtilization = true): Item => ({
  id,
  amount: 24,
  used: 18,
  catering: false,
  public: false,
  isUtilization,
  proofs: 0,
  followsRegister: false,
  product: { name, icon: null, amountLabel: null, amountUnit: 'kort' },
});

it('a payment is registered on the rate that the offer names', () => {
  expect(paymentOffer(rateOf({}))).toMatchObject({
    title: 'Registrér betaling for Hedens Boldklub',
    subtitle: 'Rate 4 af 12 · 15-11-2026 · 36.000 kr.',
    path: '/payments?rate=41',
  });
});

it('usage is offered for each product that is counted', () => {
  const items = [itemOf(7, 'Sæsonkort'), itemOf(8, 'Logo', false)];
  expect(usageOffers({ id: 3, title: 'Hedens Boldklub' }, items)).toMatchObject([
    {
      title: 'Registrér udnyttelse: Sæsonkort',
      subtitle: 'Hedens Boldklub · 18 af 24 kort brugt',
      path: '/sponsorships/3#udnyttelse-7',
    },
  ]);
});

it('usage is offered first of what has some left', () => {
  const usedUp = { ...itemOf(7, 'Sæsonkort'), used: 24 };
  const offers = (...items: Item[]) =>
    usageOffers({ id: 3, title: 'Hedens Boldklub' }, items).map(({ title }) => title);
  const [cards, seats] = ['Registrér udnyttelse: Sæsonkort', 'Registrér udnyttelse: VIP-plads'];
  expect(offers(usedUp, itemOf(8, 'VIP-plads'))).toEqual([seats, cards]);
  expect(offers(usedUp, { ...itemOf(8, 'VIP-plads'), used: 25 })).toEqual([cards, seats]);
});

it('a note is written for a club that is named, or to be named', () => {
  const note = { title: 'Skriv note for Hedens Boldklub', path: '/sponsorships/3#ny-note' };
  expect(clubActionsFor({ id: 3, title: 'Hedens Boldklub' })).toContainEqual(expect.objectContaining(note));
  expect(splitCommand('note hedens', clubActionWords)).toEqual({ words: ['note'], rest: 'hedens' });
  expect(splitCommand('skriv note hedens', clubActionWords)).toEqual({ words: ['skriv', 'note'], rest: 'hedens' });
});

it('tickets are given for the event that the offer names, with what is free anew at it', () => {
  const event: EventRow = {
    Id: 12,
    SponsorshipId: 3,
    Name: 'Hedens Boldklub',
    Logo: null,
    Title: 'HBK – Karup BK',
    Venue: 'Hedens Park',
    Date: '2026-08-15',
    Time: '15:00',
    Free: 3,
    Given: 9,
    Total: 12,
    ReturnBy: null,
    Cancelled: false,
  };
  expect(giveOffer(event)).toMatchObject({
    title: 'Giv billetter for Hedens Boldklub',
    subtitle: 'HBK – Karup BK · lør. 15-08-2026 kl.\u00a015:00 · 3 af 12 fri',
    path: '/tickets/events/12#giv-billetter',
  });
  expect(giveOffer({ ...event, Time: null, Free: 0, Total: 0 })).toMatchObject({
    subtitle: 'HBK – Karup BK · lør. 15-08-2026',
  });
});

it('an invoice is found by a part of its number, not by what else finds its rate', () => {
  const rates = [
    rateOf({ InvoiceNumber: 'F-5316' }),
    rateOf({ RateId: 42 }),
    rateOf({ RateId: 43, InvoiceNumber: '9' }),
  ];
  expect(invoiceOffers(rates, ' f-53')).toMatchObject([
    {
      title: 'Faktura F-5316',
      subtitle: 'Hedens Boldklub · Rate 4 af 12 · 15-11-2026 · 60.000 kr.',
      path: '/sponsorships/3/4?tab=payments',
    },
  ]);
});
