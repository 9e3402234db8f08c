import { type HistoryRow, type LogRow, withClubName } from '@sponsorat/api';
import type { WholeLine } from '../../lib/audit/lines.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Names } from './changes.rules.ts';
import { findNames, findShortNames } from './names.store.ts';
import { actorOf, namesNeeded, tell } from './sentences.rules.ts';

/** The names as a club's lines say them: a product that is told of there has the club's short name for {name}. */
const namesFor =
  (shortName: string | undefined, names: Names): Names =>
  (kind, id) => {
    const name = names(kind, id);
    return shortName !== undefined && (kind === 'product' || kind === 'item') ? withClubName(name, shortName) : name;
  };

/** Lines as an Admin reads them. */
export const presentLog = async (db: Connection, wholeLines: readonly WholeLine[]): Promise<LogRow[]> => {
  const lines = wholeLines.map((line) => ({ ...line, by: actorOf(line) }));
  const clubs = lines.flatMap(({ sponsorshipId }) => (sponsorshipId === null ? [] : [sponsorshipId]));
  const ofClubs = clubs.map((id) => ({ kind: 'sponsorship', id }) as const);
  const names = await findNames(db, [...lines.flatMap(namesNeeded), ...ofClubs]);
  const shortNames = await findShortNames(db, [...new Set(clubs)]);
  return lines.map((line) => ({
    Id: line.id,
    At: line.at.toISOString(),
    By: line.by,
    Action: line.action,
    Kind: line.kind,
    RecordId: line.recordId,
    ...tell(line, namesFor(shortNames.get(line.sponsorshipId ?? 0), names)),
    Address: line.address,
    RequestId: line.requestId,
    SponsorshipId: line.sponsorshipId,
    Sponsorship: line.sponsorshipId === null ? null : names('sponsorship', line.sponsorshipId),
  }));
};

/** Lines as a history shows them: without where they came from. */
export const presentHistory = async (db: Connection, lines: readonly WholeLine[]): Promise<HistoryRow[]> =>
  (await presentLog(db, lines)).map(
    ({ Address: _address, RequestId: _request, SponsorshipId: _id, Sponsorship: _club, ...row }) => row,
  );
