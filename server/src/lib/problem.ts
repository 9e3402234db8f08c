import type { ErrorBody, FieldErrors, UsedByAnswer } from '@sponsorat/api';
import type { AuditLine } from './audit/audit.store.ts';
import type { Connection } from './db/database.ts';

/** What the audit log is told of a refusal. */
export type RefusalLog = {
  line: AuditLine & { after?: object };
  /** Whether it is one to be told at all: asked when the refusal is answered. */
  isForeign?: (db: Connection) => Promise<boolean>;
};

/** A refusal with its Danish texts: what the user is told, and nothing of the inside. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;
  readonly refused: RefusalLog | null;
  constructor(
    status: number,
    body: ErrorBody,
    headers: Record<string, string> = {},
    refused: RefusalLog | null = null,
  ) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.refused = refused;
  }
}

export const notLoggedIn = () =>
  new Problem(401, { error: 'Ikke logget ind', message: 'Du er ikke logget ind. Log ind for at fortsætte.' });

export const forbidden = () =>
  new Problem(403, { error: 'Ingen adgang', message: 'Du har ikke adgang til denne del af systemet.' });

export const passwordNotChanged = () =>
  new Problem(403, {
    error: 'Vælg din egen adgangskode',
    message: 'En administrator har valgt din adgangskode. Vælg din egen, før du fortsætter.',
  });

export const secondFactorNotSetUp = () =>
  new Problem(403, {
    error: 'Sæt to-trins-login op',
    message: 'Banken kræver to-trins-login af dig. Sæt det op, før du fortsætter.',
  });

export const passwordsOff = () =>
  new Problem(403, {
    error: 'Login med adgangskode er slået fra',
    message: 'Her logger du ind med bankens konto, ikke med en adgangskode.',
  });

export const wrongXsrf = () =>
  new Problem(403, { error: 'Afvist', message: 'Din side er forældet. Genindlæs siden, og prøv igen.' });

/** Also the answer for what the asker may not know of, which the audit log is told. */
export const notFound = (refused: RefusalLog | null = null) =>
  new Problem(
    404,
    { error: 'Ikke fundet', message: 'Det, du leder efter, findes ikke eller er slettet.' },
    {},
    refused,
  );

/** What was looked for. Throws 404 where it is not there. */
export const existing = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw notFound();
  return value;
};

export const conflict = (message: string, more: Partial<ErrorBody> = {}) =>
  new Problem(409, { error: 'Kan ikke lade sig gøre', message, ...more });

type VersionedRow = { version: number; updatedBy: string; updatedAt: Date };

/** Throws 409 where the client saw another version than the stored one. Without a version it saw none. */
export const checkVersion = ({ version, updatedBy: by, updatedAt }: VersionedRow, seen: number | undefined): void => {
  if (seen === undefined || seen === version) return;
  throw conflict(`${by} har gemt, siden du åbnede siden. Hent den nyeste udgave, og prøv igen.`, {
    by,
    at: updatedAt.toISOString(),
  });
};

/** Throws 409 where something refers to what is to go, and says what. */
export const checkUnused = (usedBy: UsedByAnswer, message: string): void => {
  if (usedBy.usedByTotal > 0) throw conflict(message, usedBy);
};

export const tooLarge = (maxBytes: number) =>
  new Problem(413, {
    error: 'For stor',
    message: `Det, du sendte, er for stort. Det må højst fylde ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
  });

export const unreadableRequest = () =>
  new Problem(400, { error: 'Ugyldig forespørgsel', message: 'Forespørgslen kan ikke læses.' });

export const wrongType = (message = 'Filtypen eller formatet kan ikke bruges her.') =>
  new Problem(415, { error: 'Forkert type', message });

/** A rule of one or more fields. A message that ends on "kr." has its full stop already. */
export const invalid = (fields: FieldErrors) => {
  const [only, ...others] = Object.values(fields);
  const message = only && others.length === 0 ? only.replace(/\.?$/, '.') : 'Ret de felter, der er markeret.';
  return new Problem(422, { error: 'Ugyldige oplysninger', message, fields });
};

export const tooManyTries = (seconds: number, line: RefusalLog['line'] | null = null) =>
  new Problem(
    429,
    {
      error: 'For mange forsøg',
      message: `Der har været for mange forsøg. Vent ${waitText(seconds)}, og prøv igen.`,
    },
    { 'retry-after': String(seconds) },
    line && { line },
  );

/** Somebody who has many calls under way already. */
export const tooManyAtOnce = () =>
  new Problem(
    429,
    {
      error: 'For meget på én gang',
      message: 'Du har allerede meget i gang. Vent 2 sekunder, og prøv igen.',
    },
    { 'retry-after': '2' },
  );

const waitText = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? '1 sekund' : `${seconds} sekunder`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 90) return `${Math.ceil(minutes / 60)} timer`;
  return minutes === 1 ? '1 minut' : `${minutes} minutter`;
};
