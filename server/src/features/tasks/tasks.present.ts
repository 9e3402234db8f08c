import type { TaskKind, TaskRow } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { TaskRecord } from './tasks.store.ts';

type Key = { kind: TaskKind; recordId: number; dueDate: string };
export const keyOf = ({ kind, recordId, dueDate }: Key): string => `${kind}:${recordId}:${dueDate}`;

const pathOf = ({ kind, sponsorshipId, contractId, recordId }: TaskRecord): string => {
  const club = `/sponsorships/${sponsorshipId}`;
  // Where it is said that the club was checked.
  if (kind === 'kyc') return `${club}/data`;
  // What it was about may be gone.
  if (contractId === null && kind !== 'rate') return club;
  // The dialog that registers its payment, or that of its invoice which waits.
  if (kind === 'rate') return `/payments?rate=${recordId}`;
  // The part of the page on which use is registered.
  if (kind === 'hospitality' || kind === 'delivery' || kind === 'proof') return `${club}#udnyttelse`;
  // What of it is in the register.
  if (kind === 'grants') return `/tickets/grants?sponsorship=${sponsorshipId}`;
  // The dialog that renews it.
  if (kind === 'expiry' || kind === 'renegotiation') return `${club}/${contractId}#forny`;
  return `${club}/${contractId}`;
};

const itemOf = ({ itemName: name, used, itemAmount: amount }: TaskRecord): TaskRow['Item'] =>
  name === null || used === null || amount === null ? null : { name, used, amount };

export const presentTask = (row: TaskRecord): TaskRow => ({
  Key: keyOf(row),
  Kind: row.kind,
  Text: row.text,
  DueDate: row.dueDate,
  SponsorshipId: row.sponsorshipId,
  Name: row.name,
  Logo: fileUrl({ id: row.logoId, sha256: row.logoHash }),
  Area: row.area,
  AreaId: row.areaId,
  ContractId: row.contractId,
  ContractNumber: row.contractNumber,
  ContractStatus: row.contractStatus,
  ItemId: row.itemId,
  Item: itemOf(row),
  RateId: row.rateId,
  Amount: row.amount === null ? null : Number(row.amount),
  UserId: row.userId,
  UserName: row.userName,
  UserPicture: fileUrl({ id: row.pictureId, sha256: row.pictureHash }),
  AssigneeId: row.assigneeId,
  UserLockedOut: row.userLockedOut,
  State: row.state,
  Until: row.until,
  Note: row.note,
  CanReopen: row.canReopen,
  Signing: row.signing,
  Path: pathOf(row),
});
