import { type EventInput, type EventItem, recipientTypes } from '@sponsorat/api';
import { ApiError, ConnectionError } from '../../lib/client.ts';

type RecipientType = (typeof recipientTypes)[number];

/** The types that most tickets go to: one tap each. */
export const usualTypes = ['Kunde', 'Medarbejder', 'Offentligt ansat eller politiker'] as const;
const usual: readonly string[] = usualTypes;
export const otherTypes: readonly RecipientType[] = recipientTypes.filter((type) => !usual.includes(type));

/** What is given at first: the first product with seats left, else the first. */
export const itemAtFirst = <I extends Pick<EventItem, 'free'>>(items: readonly I[]): I | undefined =>
  items.find(({ free }) => free > 0) ?? items[0];

/** A usual reason to invite people, as the purpose at such an event. */
export const purposeOf = (kind: EventInput['kind'], reason: string): string =>
  kind === 'Andet' ? reason : `${kind}, ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;

/** True where nobody knows whether what was sent was saved: no answer came, or one of something in between. */
const isUnknown = (failure: unknown): boolean =>
  failure instanceof ConnectionError || (failure instanceof ApiError && [502, 503, 504].includes(failure.status));

type Sending<A> = {
  /** Saves nothing twice, however often it is sent. */
  send: () => Promise<A>;
  /** Told when the line is lost, and when it is known what came of it. */
  onWaiting: (waiting: boolean) => void;
  pause: () => Promise<unknown>;
  isOver: () => boolean;
};

/** Sends until there is an answer, unless nobody waits for it any more. Throws what was refused. */
export const sendUntilAnswered = async <A>({ send, onWaiting, pause, isOver }: Sending<A>): Promise<A> => {
  try {
    for (;;) {
      try {
        return await send();
      } catch (failure) {
        if (!isUnknown(failure) || isOver()) throw failure;
      }
      onWaiting(true);
      await pause();
    }
  } finally {
    onWaiting(false);
  }
};

/** That too few seats are free, said at the number of them; any other refusal as it is. */
export const atQuantity = (failure: unknown): unknown =>
  failure instanceof ApiError && failure.status === 409 && /^Der er \d+ fri\.$/.test(failure.message)
    ? new ApiError(422, { error: failure.error, message: failure.message, fields: { quantity: failure.message } })
    : failure;

/** Whether a type is one of those that are asked for with a tap. */
export const isUsualType = (type: string): boolean => usual.includes(type);

/** Whether tickets for an event can no longer be given back to the club, which may also be as it has been. */
export const isTooLateToReturn = ({ date, returnBy }: { date: string; returnBy: string | null }, today: string) =>
  (returnBy ?? date) < today;

/** Whether tickets can no longer be given back to the club, of an event that is still to come. */
export const isReturnOver = <E extends { date: string; returnBy: string | null }>(
  event: E,
  today: string,
): event is E & { returnBy: string } => event.returnBy !== null && event.returnBy < today && event.date >= today;

/** Whether a field is one of those that the sheet asks for behind "Flere oplysninger". */
export const isSeldomAsked = (path: string): boolean => /^(company|email|phone|hostUserId|companions)/.test(path);
