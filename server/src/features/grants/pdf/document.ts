import { type AgreementTerms, danishDate } from '@sponsorat/api';
import { addressLines, agreementTexts } from '@sponsorat/api/contracts/agreement.rules.ts';
import type { Definition } from 'pdfmake';
import { pdfPart } from '../../contracts/pdf/blocks.ts';
import { pageFrame } from '../../contracts/pdf/document.ts';
import { part } from '../../contracts/pdf/layout.ts';
import { letterhead, titleBlock } from '../../contracts/pdf/parties.ts';
import { print } from '../../contracts/pdf/worker.ts';
import type { Guest } from '../guests.store.ts';

/** All that a guest list is made of. */
export type GuestList = {
  bank: AgreementTerms['bank'];
  club: string;
  match: string;
  /** '24. december 2026 kl. 18:30' */
  when: string;
  guests: Guest[];
  printedOn: string;
  logos: { bank: string | null; club: string | null };
};

const t = {
  title: 'Gæsteliste',
  guests: 'Gæster',
  columns: ['Modtager', 'Ledsagere', 'Antal'],
  total: 'I alt',
  none: 'Ingen har fået billetter.',
} as const;

/** Who is let in at an event, as a document of pdfmake: names and numbers, for the club at the door. */
const guestDocument = ({ bank, club, match, when, guests, printedOn, logos }: GuestList): Definition => {
  const seats = guests.reduce((sum, { quantity }) => sum + quantity, 0);
  const rows = guests.map(({ recipient, companions, quantity }) => [recipient, companions.join(', '), `${quantity}`]);
  const total = [t.total, '', `${seats}`];
  const named = `${t.title} · ${match}`;
  return {
    ...pageFrame({
      title: `${t.title} – ${match}, ${when}`,
      header: `${named} · ${club}`,
      footer: `${named} · ${agreementTexts.printed(danishDate(printedOn))}`,
      author: bank.name,
      printedOn,
      logos,
    }),
    content: [
      letterhead({ bank: bank.name, sender: [bank.name, ...addressLines(bank)].filter(Boolean) }, logos.bank !== null),
      titleBlock({ title: t.title, number: `${match}, ${when}`, club }, logos.club !== null),
      part(
        pdfPart({
          heading: t.guests,
          blocks: [
            rows.length === 0
              ? { kind: 'text', text: t.none }
              : { kind: 'table', columns: [...t.columns], rows, total },
          ],
        }),
        true,
      ),
    ],
  };
};

/** Makes one guest list. It runs on a thread of its own, and reads no clock. */
export default (list: GuestList) => print(guestDocument(list));
