import {
  type HistoryRow,
  kronerText,
  officeTypes,
  shortDate,
  type TimelineIcon,
  type TimelineKind,
  type TimelineRow,
  taskKindNames,
} from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { TimelineEvent } from './timeline.store.ts';

/** What the log says of changes, by line. */
type ChangesByLine = ReadonlyMap<number, Pick<HistoryRow, 'Kind' | 'Label' | 'Text' | 'By'>>;
type EventText = { Kind: TimelineKind; Title: string; Text: string; Path: string; Icon: TimelineIcon };

const noteIcons: Record<string, TimelineIcon> = { Møde: 'users', Telefon: 'phone', 'E-mail': 'mail' };
const taskNames: Record<string, string> = taskKindNames;
const documentIcons: Record<string, TimelineIcon> = {
  'application/pdf': 'file-type-pdf',
  [officeTypes.docx]: 'file-word',
  [officeTypes.xlsx]: 'table',
};

const sentence = (...parts: (string | false | null)[]): string => parts.filter(Boolean).join(' · ');

const eventText = (club: number, event: TimelineEvent, changes: ChangesByLine): EventText => {
  const page = `/sponsorships/${club}`;
  const ofContract = ({ contractId, number }: { contractId: number; number: string }) => ({
    Title: `Aftale ${number}`,
    Path: `${page}/${contractId}`,
  });
  switch (event.source) {
    case 'contract-created': {
      const { renews } = event.facts;
      const Text =
        renews === null ? 'Kladden blev oprettet' : `Kladden blev oprettet som fornyelse af aftale ${renews}`;
      return { ...ofContract(event.facts), Kind: 'contract', Text, Icon: 'file-text' };
    }
    case 'contract-confirmed':
      return {
        ...ofContract(event.facts),
        Kind: 'contract',
        Text: 'Aftalen blev låst til underskrift',
        Icon: 'file-text',
      };
    case 'signature':
      return {
        ...ofContract(event.facts),
        Kind: 'signature',
        Text: event.facts.external ? 'Ekstern aftale lagt ind som underskrevet' : 'Underskrevet aftale lagt ind',
        Icon: 'signature',
      };
    case 'payment': {
      const { number, contractId, amount, isPaid, invoiceNumber, rateDueDate, note } = event.facts;
      return {
        Kind: 'payment',
        Title: `${kronerText(Number(amount))} ${isPaid ? 'betalt' : 'venter på betaling'}`,
        Text: sentence(
          `Aftale ${number}`,
          rateDueDate && `Rate ${shortDate(rateDueDate)}`,
          invoiceNumber && `Faktura ${invoiceNumber}`,
          note,
        ),
        Path: `${page}/${contractId}`,
        Icon: isPaid ? 'cash' : 'receipt',
      };
    }
    case 'usage': {
      const { product, from, to, note } = event.facts;
      return {
        Kind: 'usage',
        Title: product,
        Text: sentence(from !== to && `Brugt: ${from} → ${to}`, note) || `Brugt: ${to}, uændret`,
        Path: page,
        Icon: 'ticket',
      };
    }
    case 'note': {
      const { kind, text } = event.facts;
      return { Kind: 'note', Title: kind, Text: text, Path: `${page}/folder`, Icon: noteIcons[kind] ?? 'note' };
    }
    case 'document': {
      const { kind, title, type, file } = event.facts;
      return {
        Kind: 'document',
        Title: title,
        Text: kind,
        Path: fileUrl(file) as string,
        Icon: documentIcons[type] ?? 'photo',
      };
    }
    case 'own-task':
    case 'task': {
      const { kind, title, note } = event.facts;
      const Title = title ?? taskNames[kind] ?? taskKindNames.manual;
      return { Kind: 'task', Title, Text: sentence('Opgaven blev udført', note), Path: page, Icon: 'checkbox' };
    }
    case 'master-data': {
      const line = changes.get(event.id);
      const isContact = line?.Kind === 'contact';
      return {
        Kind: 'master-data',
        Title: isContact ? line.Label : 'Stamdata',
        Text: line?.Text ?? '',
        Path: `${page}/${isContact ? 'folder' : 'data'}`,
        Icon: isContact ? 'user' : 'building',
      };
    }
  }
};

/** What happened as a row of the timeline. */
export const presentEvent = (club: number, event: TimelineEvent, changes: ChangesByLine): TimelineRow => ({
  At: event.at.toISOString(),
  ...eventText(club, event, changes),
  By: event.source === 'master-data' ? (changes.get(event.id)?.By ?? null) : event.by,
});
