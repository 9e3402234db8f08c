import { type AuditChange, isReferenceKind, type ReferenceKind, shortDate } from '@sponsorat/api';
import type { WholeLine } from '../../lib/audit/lines.store.ts';
import { ACTOR } from '../../lib/audit/personal.rules.ts';
import { actTexts } from './act-texts.rules.ts';
import { changesOf, idsIn, type Names } from './changes.rules.ts';
import { fieldsOf } from './fields.rules.ts';
import { type Line, labelOf } from './labels.rules.ts';
import type { ActText } from './sentence-parts.rules.ts';

/** Who did it: whose name was erased is a number. */
export const actorOf = ({ by, actorId, erased }: WholeLine): string => {
  const gone = erased[ACTOR];
  const who = by ?? (actorId === null ? 'Ukendt' : `Bruger nr. ${actorId}`);
  return gone ? `${who} (navn slettet ${shortDate(gone.at)})` : who;
};

/** The ids that a line needs the names of. */
export const namesNeeded = (line: Line): { kind: ReferenceKind; id: number }[] => {
  const { kind, recordId, before, after } = line;
  const states = [before, after].filter((state) => state !== null);
  const inFields = states.flatMap((state) =>
    Object.entries(fieldsOf(line)).flatMap(([key, field]) => idsIn(field, state[key])),
  );
  const record = recordId !== null && isReferenceKind(kind) ? [{ kind, id: recordId }] : [];
  // A copy or a renewal names the agreement that it was made of.
  const source = kind === 'contract' && typeof before?.id === 'number' ? [{ kind, id: before.id } as const] : [];
  return [...inFields, ...record, ...source];
};

/** The names of what differs in a line that no text is known for. */
const rawFields = ({ before, after }: Line): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]),
  );

const byKind: Record<string, Record<string, ActText>> = actTexts;
const unknown: ActText = (told) => `ændrede ${rawFields(told).join(', ') || told.label}`;

/** A line as people read it: what it is about, one sentence, and each field that differs. */
export const tell = (line: Line, names: Names): { Label: string; Text: string; Changes: AuditChange[] } => {
  const { kind, action, by } = line;
  const label = labelOf(line, names);
  const changes = changesOf(fieldsOf(line), line, names);
  const said = byKind[kind]?.[action] ?? unknown;
  const sentence = `${by} ${said({ ...line, label, changes, names })}`;
  return { Label: label, Text: /[.!?]$/.test(sentence) ? sentence : `${sentence}.`, Changes: changes };
};
