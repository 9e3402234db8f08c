import type { HistoryRow, LogRow } from '@sponsorat/api';
import type { WholeLine } from '../../lib/audit/lines.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import { findNames } from './names.store.ts';
import { actorOf, namesNeeded, tell } from './sentences.rules.ts';

/** Lines as an Admin reads them. */
export const presentLog = async (db: Connection, found: readonly WholeLine[]): Promise<LogRow[]> => {
  const lines = found.map((line) => ({ ...line, by: actorOf(line) }));
  const names = await findNames(db, lines.flatMap(namesNeeded));
  return lines.map((line) => ({
    Id: line.id,
    At: line.at.toISOString(),
    By: line.by,
    Action: line.action,
    Kind: line.kind,
    RecordId: line.recordId,
    ...tell(line, names),
    Address: line.address,
    RequestId: line.requestId,
    SponsorshipId: line.sponsorshipId,
  }));
};

/** The same without where they came from. */
export const presentHistory = async (db: Connection, found: readonly WholeLine[]): Promise<HistoryRow[]> =>
  (await presentLog(db, found)).map(({ Address: _address, RequestId: _request, SponsorshipId: _club, ...row }) => row);
