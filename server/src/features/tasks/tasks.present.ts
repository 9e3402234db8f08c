import type { TaskKind, TaskRow } from '@sponsorat/api';
import type { TaskRecord } from './tasks.store.ts';

type Key = { kind: TaskKind; recordId: number; dueDate: string };
export const keyOf = ({ kind, recordId, dueDate }: Key): string => `${kind}:${recordId}:${dueDate}`;

const pathOf = ({ Kind: kind, SponsorshipId, ContractId, recordId }: TaskRecord): string => {
  const club = `/sponsorships/${SponsorshipId}`;
  // Where it is said that the club was checked.
  if (kind === 'kyc') return `${club}/data`;
  // What it was about may be gone.
  if (ContractId === null && kind !== 'rate') return club;
  // The dialog that registers its payment, or that of its invoice which waits.
  if (kind === 'rate') return `/payments?rate=${recordId}`;
  // The part of the page on which use is registered.
  if (kind === 'hospitality' || kind === 'delivery' || kind === 'proof') return `${club}#udnyttelse`;
  // What of it is in the register.
  if (kind === 'grants') return `/tickets/grants?sponsorship=${SponsorshipId}`;
  // The dialog that renews it.
  if (kind === 'expiry' || kind === 'renegotiation') return `${club}/${ContractId}#forny`;
  return `${club}/${ContractId}`;
};

export const presentTask = (task: TaskRecord): TaskRow => {
  const { recordId, ownNote: _own, ...row } = task;
  return { Key: keyOf({ kind: row.Kind, recordId, dueDate: row.DueDate }), ...row, Path: pathOf(task) };
};
