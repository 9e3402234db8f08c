import {
  type AgreementOfFile,
  type FileMatch,
  limits,
  type Match,
  mayTransition,
  transitionRefusal,
} from '@sponsorat/api';
import { period } from '../../../lib/formats.ts';
import type { UploadState } from '../../../ui/files/useUploads.ts';
import { texts as t } from './texts.ts';

/** So many files are taken at a time. */
export const MOST_FILES = 200;

/** An agreement that a file may be the signed copy of; one found by its own number is told by that alone. */
export type Agreement = Extract<Match, { contractId: number }> & Partial<AgreementOfFile>;

/** What an agreement is told from the others of its club by: number, club, period and the number it had before. */
export const agreementLine = ({ number, name, startDate = null, endDate = null, externalNumber }: Agreement): string =>
  [
    number,
    name,
    ...(startDate || endDate ? [period(startDate, endDate)] : []),
    ...(externalNumber ? [t.formerly(externalNumber)] : []),
  ].join(' · ');

export type SignedFile = {
  key: number;
  file: File;
  /** The agreement numbers in the file's name. */
  numbers: readonly string[];
  /** Why it cannot be used at all. */
  refusal?: string | undefined;
  agreement?: Agreement | undefined;
  /** What of its name led to its agreement, or to the proposals. */
  by?: FileMatch['by'];
  /** The agreements that it may belong to. */
  proposals?: readonly Agreement[];
  /** How far its upload is, where it has been asked for. */
  upload?: UploadState | undefined;
};

/** The first of a file's numbers that an agreement has. */
export const agreementOf = (numbers: readonly string[], matches: readonly Match[]): Agreement | undefined => {
  const agreements = numbers.flatMap((number) => matches.filter((match) => match.number === number));
  return agreements.find((match): match is Agreement => match.contractId !== null);
};

/** So much of a file's name is asked about. */
export const soughtName = ({ file }: SignedFile): string => file.name.trim().slice(0, limits.text);

/** A file with what its name says of its agreement: its number, else what the server reads in the rest of the name. */
export const withMatch = (
  file: SignedFile,
  matches: readonly Match[],
  named: ReadonlyMap<string, FileMatch>,
): SignedFile => {
  const agreement = file.agreement ?? agreementOf(file.numbers, matches);
  const agreements = named.get(soughtName(file));
  if (agreement || !agreements) return { ...file, agreement };
  return { ...file, agreement: agreements.agreement ?? undefined, by: agreements.by, proposals: agreements.proposals };
};

/** The agreement of a file whose name says nothing that speaks against the only one that is proposed for it. */
export const soleProposal = ({ by = null, proposals: [only, ...others] = [] }: SignedFile): Agreement | undefined =>
  others.length === 0 && (by === null || by === 'club') ? only : undefined;

/** True for a file of the same name, size and moment: the same one, chosen once more. */
export const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const isUsable = ({ refusal, agreement }: SignedFile): boolean =>
  refusal === undefined && agreement !== undefined && mayTransition(agreement.status, 'upload');

/** The file before it that is to be the signed copy of the same agreement. */
const rivalOf = (file: SignedFile, all: readonly SignedFile[]): SignedFile | undefined => {
  const first = all.find((one) => isUsable(one) && one.agreement?.contractId === file.agreement?.contractId);
  return first === file ? undefined : first;
};

/** Why a file is not uploaded as it is, in a sentence; null where it is. */
const refusalOf = (file: SignedFile, all: readonly SignedFile[], sameAs: (name: string) => string): string | null => {
  if (file.refusal !== undefined) return file.refusal;
  const { agreement } = file;
  if (!agreement) return null;
  if (!mayTransition(agreement.status, 'upload')) return transitionRefusal(agreement.status, 'upload');
  const rival = rivalOf(file, all);
  return rival ? sameAs(rival.file.name) : null;
};

export type SignedFileGroups = {
  /** They need an agreement, which somebody must choose. */
  missing: SignedFile[];
  /** They cannot be uploaded, each with why. */
  refused: { file: SignedFile; why: string }[];
  /** They have been uploaded, or will be. */
  ready: SignedFile[];
};

/** The files by what is to be done about them, each in the order in which they came. */
export const groupFiles = (files: readonly SignedFile[], sameAs: (name: string) => string): SignedFileGroups => {
  const result: SignedFileGroups = { missing: [], refused: [], ready: [] };
  for (const file of files) {
    const why = refusalOf(file, files, sameAs);
    if (why !== null) result.refused.push({ file, why });
    else if (file.agreement) result.ready.push(file);
    else result.missing.push(file);
  }
  return result;
};

/** Those that an upload takes: not yet sent, or failed before. */
export const toSend = ({ ready }: SignedFileGroups): SignedFile[] =>
  ready.filter(({ upload }) => upload?.step !== 'sent');
