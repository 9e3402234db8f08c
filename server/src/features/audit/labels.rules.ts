import {
  COMMON,
  isReferenceKind,
  ruleDefinitions,
  ruleKeys,
  shortDate,
  taskKindNames,
  taskKinds,
} from '@sponsorat/api';
import type { Names, States } from './changes.rules.ts';

/** A line as it is told, by whoever is named so. */
export type Line = States & { by: string; action: string; kind: string; recordId: number | null };

/** A stored value where it is a text. */
export const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** A rule by its stored key, also one of an older release. */
export const ruleNamed = (key: unknown) => ruleKeys.filter((one) => one === key).map((one) => ruleDefinitions[one])[0];
const taskNamed = (kind: unknown) => taskKinds.filter((one) => one === kind).map((one) => taskKindNames[one])[0];

/** A budget by its area and year. */
const budgetNamed = (state: States['after'], names: Names): string => {
  const area = typeof state?.areaId === 'number' ? names('area', state.areaId) : COMMON;
  return `${area} ${state?.year ?? ''}`.trim();
};

/** What the record of a line is called: as the line says, else as it is called today. */
export const labelOf = ({ kind, action, recordId, before, after }: Line, names: Names): string => {
  const textOfKey = (key: string) => text(after?.[key]) ?? text(before?.[key]);
  const today = recordId !== null && isReferenceKind(kind) ? names(kind, recordId) : null;
  switch (kind) {
    case 'company':
      return 'Indstillinger';
    case 'log':
      return 'Log';
    case 'list':
      return textOfKey('list') ?? 'Liste';
    case 'import':
      return textOfKey('fileName') ?? 'Import';
    case 'mail':
      return textOfKey('subject') ?? 'E-mail';
    case 'call':
      return 'Kald';
    case 'database':
      return 'Database';
    case 'contract':
    case 'conflict':
      return `Aftale ${textOfKey('number') ?? today ?? ''}`.trim();
    case 'file':
      if (action === 'refused') return 'Fil';
      if (after?.kind === 'club-document') return `Dokumentet ${today ?? ''}`.trim();
      if (after?.kind === 'report') return 'Gemte rapport';
      if (after?.kind === 'proof') return `Beviset for ${today ?? 'levering'}`;
      return `${after?.kind === 'invoice' ? 'Fakturaen' : 'Underskrevne dokument'} til aftale ${textOfKey('contractNumber') ?? today ?? ''}`.trim();
    case 'payment':
      if (action === 'mark-paid') return 'Betalinger';
      return action === 'refused' ? 'Betaling' : `Betaling på aftale ${textOfKey('contractNumber') ?? ''}`.trim();
    case 'contact':
      return textOfKey('name') ?? 'Kontaktperson';
    case 'note': {
      const [noteKind, date] = [textOfKey('kind') ?? 'Note', textOfKey('date')];
      return date === null ? noteKind : `${noteKind} ${shortDate(date)}`;
    }
    case 'document':
      return textOfKey('title') ?? 'Dokument';
    case 'event': {
      const [title, date] = [textOfKey('title') ?? 'Arrangement', textOfKey('date')];
      return date === null ? title : `${title} ${shortDate(date)}`;
    }
    case 'proof': {
      const [product, date] = [textOfKey('product') ?? 'levering', textOfKey('date')];
      return `Beviset for ${product}${date === null ? '' : ` ${shortDate(date)}`}`;
    }
    case 'budget':
      return budgetNamed(after ?? before, names);
    case 'grant':
      return textOfKey('recipientName') ?? 'Billetter';
    case 'rule':
      return ruleNamed(textOfKey('key'))?.label ?? 'Ukendt';
    case 'task': {
      const [dueDate, number] = [textOfKey('dueDate'), textOfKey('number')];
      const due = dueDate === null ? '' : ` ${shortDate(dueDate)}`;
      const computed = `${taskNamed(textOfKey('kind')) ?? taskKindNames.manual}${due}`;
      return textOfKey('title') ?? (number === null ? computed : `${computed} af aftale ${number}`);
    }
    case 'item':
      return textOfKey('product') ?? today ?? 'Udnyttelse';
    case 'report':
      return textOfKey('title') ?? 'Rapport';
    case 'update':
      return textOfKey('title') ?? today ?? 'Opdatering';
    default:
      return textOfKey('name') ?? today ?? 'Ukendt';
  }
};
