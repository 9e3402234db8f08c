import { type AuditKind, auditKindNames, type FieldFormat } from '@sponsorat/api';
import { formFields } from '../../lib/audit/forms.rules.ts';

/** How a stored value reads; besides the formats of fields, that something was done, and what was erased of the log. */
export type Format = FieldFormat | 'done' | 'erased';

/** A field as a line shows it. `heldIn` is the key of the name that the line itself holds of that time. */
export type ShownField = { label: string; format: Format; heldIn?: string };

const own = (label: string, format: Format = 'text'): ShownField => ({ label, format });

/** What a line shows before the fields of its form. */
const first: Partial<Record<AuditKind, Record<string, ShownField>>> = {
  contract: { status: own('Status') },
  payment: { rateDueDate: own('Rate', 'date') },
};

/** What it shows besides them, or in other words than the form's. */
const beside: Partial<Record<AuditKind, Record<string, ShownField>>> = {
  // "Ikke længere aktiv fra" makes no sentence.
  contact: { activeTo: own('Slutdato', 'date') },
  contract: {
    approver: own('Godkender'),
    conflict: own('Post i klubben'),
    categoryId: { ...own('Kategori', { names: 'category' }), heldIn: 'liveCategoryName' },
  },
  conflict: { conflict: own('Post i klubben') },
  document: { contractId: own('Aftale', { names: 'contract' }) },
  proof: { files: own('Filer', 'number') },
  task: { until: own('Udskudt til', 'date') },
  user: { passwordChanged: own('Adgangskode', 'done'), lockedOut: own('Deaktiveret', 'yesNo') },
  call: {
    call: own('Kald'),
    status: own('Svar', 'number'),
    error: own('Afvisning'),
    count: own('Antal', 'number'),
    from: own('Fra', 'date'),
    to: own('Til', 'date'),
  },
  database: {
    file: own('Fil'),
    takenAt: own('Kopien er fra', 'instant'),
    rows: own('Rækker', 'number'),
    documents: own('Dokumenter og billeder', 'number'),
  },
  list: {
    list: own('Liste'),
    format: own('Format'),
    filter: own('Filter'),
    rows: own('Rækker', 'number'),
  },
  import: {
    fileName: own('Fil'),
    list: own('Liste'),
    rows: own('Rækker', 'number'),
    created: own('Nye', 'number'),
    changed: own('Opdateret', 'number'),
    leftOut: own('Sprunget over', 'number'),
  },
  log: {
    format: own('Format'),
    from: own('Fra', 'date'),
    to: own('Til', 'date'),
    rows: own('Rækker', 'number'),
    reason: own('Begrundelse'),
    values: own('Slettet', 'erased'),
  },
};

/** What each kind of line shows, in its order. A key that is not here is not shown to anyone. */
export const shownFields = Object.fromEntries(
  (Object.keys(auditKindNames) as AuditKind[]).map((kind) => [
    kind,
    { ...first[kind], ...formFields[kind], ...beside[kind] },
  ]),
) as Record<AuditKind, Record<string, ShownField>>;

const byKind: Record<string, Record<string, ShownField>> = shownFields;
const hiddenLabels: Record<string, string> = { actor: 'Hvem', frozen: 'Den låste aftale' };

/** What a field of a kind is called, also one that no line shows. */
export const fieldLabel = (kind: string, field: string): string =>
  byKind[kind]?.[field]?.label ?? hiddenLabels[field] ?? field;

/** What a line shows; nothing of a kind that is not known. A refusal is about a call, whatever it was to reach. */
export const fieldsOf = ({ kind, action }: { kind: string; action: string }): Record<string, ShownField> =>
  byKind[action === 'refused' ? 'call' : kind] ?? {};
