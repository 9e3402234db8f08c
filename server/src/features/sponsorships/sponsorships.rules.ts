import type { FieldErrors, IsoDate } from '@sponsorat/api';
import type { EarlierValue } from '../../lib/audit/history.store.ts';

type References = { userId: number; areaId: number };

/** Whoever was responsible for the area before stays, also where they could not be chosen any more. */
export const responsibleChanges = (values: References, before: References | null): boolean =>
  values.userId !== before?.userId || values.areaId !== before?.areaId;

export const NOT_RESPONSIBLE = 'Ansvarlig skal være en aktiv bruger med det valgte område';

type ClubCheck = { checkedOn: IsoDate | null; checkedBy: string | null };

/**
 * When a club was checked in the bank's own system, and who said so: where the day stays, or the last change of it
 * (`undone`) is taken back, whoever said it first.
 */
export const checkedAs = (
  checkedOn: IsoDate | null | undefined,
  before: ClubCheck | null,
  actor: { name: string },
  undone: EarlierValue | null,
): ClubCheck => {
  const was = { checkedOn: before?.checkedOn ?? null, checkedBy: before?.checkedBy ?? null };
  if (checkedOn === undefined || checkedOn === was.checkedOn) return was;
  if (checkedOn === null) return { checkedOn, checkedBy: null };
  return { checkedOn, checkedBy: undone?.value === checkedOn ? undone.by : actor.name };
};

/** Nobody has checked a club on a day that is to come. */
export const checkedProblem = (checkedOn: IsoDate | null | undefined, today: IsoDate): FieldErrors =>
  checkedOn && checkedOn > today ? { checkedOn: 'Kontrolleret i bankens kundesystem den kan senest være i dag' } : {};
