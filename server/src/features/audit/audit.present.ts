import type { HistoryRow, LogRow } from '@sponsorat/api';
import { z } from 'zod';
import type { Connection } from '../../lib/db/database.ts';
import type { LogLine } from './log.store.ts';
import { findNames } from './names.store.ts';
import { type Line, namesNeeded, tell } from './sentences.rules.ts';

const state = z.record(z.string(), z.unknown()).nullable().catch(null);

const read = ({ before, after, ...line }: LogLine): LogLine & Line => ({
  ...line,
  before: state.parse(before),
  after: state.parse(after),
});

/** Lines as an Admin reads them. */
export const presentLog = async (db: Connection, found: readonly LogLine[]): Promise<LogRow[]> => {
  const lines = found.map(read);
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
export const presentHistory = async (db: Connection, found: readonly LogLine[]): Promise<HistoryRow[]> =>
  (await presentLog(db, found)).map(({ Address: _address, RequestId: _request, SponsorshipId: _club, ...row }) => row);
