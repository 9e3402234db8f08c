import { type EventInput, type EventItem, type GrantInput, type GrantRow, recipientTypes } from '@sponsorat/api';
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

type Gift = Pick<GrantInput, 'quantity' | 'recipientName' | 'recipientType'>;
/** The grant that was saved of what was sent: a row that was not there before. */
export const savedOf = (
  rows: readonly Pick<GrantRow, 'Id' | 'Quantity' | 'Recipient' | 'Type'>[],
  sent: Gift,
  known: ReadonlySet<number>,
): number | undefined =>
  rows.find(
    ({ Id, Quantity, Recipient, Type }) =>
      !known.has(Id) && Recipient === sent.recipientName && Quantity === sent.quantity && Type === sent.recipientType,
  )?.Id;

type Once<A> = {
  send: () => Promise<A>;
  /** Finds what was saved, if anything was. */
  lookUp: () => Promise<A | undefined>;
  /** Told when the line is lost, and when it is known what came of it. */
  onWaiting: (waiting: boolean) => void;
  pause: () => Promise<unknown>;
  /** What is thrown where nothing was saved. */
  notSaved: () => Error;
  isOver: () => boolean;
};

/**
 * Sends once: where no answer came it waits for the line and looks whether it was saved, so that it is never sent anew
 * before that is known. Throws what was refused, and `notSaved` where nothing was.
 */
export const sendOnce = async <A>({ send, lookUp, onWaiting, pause, notSaved, isOver }: Once<A>): Promise<A> => {
  try {
    return await send();
  } catch (failure) {
    if (!isUnknown(failure)) throw failure;
    onWaiting(true);
    try {
      const found = await whenLineIsBack(lookUp, pause, isOver);
      if (found === undefined) throw notSaved();
      return found;
    } finally {
      onWaiting(false);
    }
  }
};

const whenLineIsBack = async <A>(
  lookUp: () => Promise<A>,
  pause: () => Promise<unknown>,
  isOver: () => boolean,
): Promise<A> => {
  for (;;) {
    await pause();
    try {
      return await lookUp();
    } catch (failure) {
      if (!isUnknown(failure) || isOver()) throw failure;
    }
  }
};

/** That too few seats are free, said at the number of them; any other refusal as it is. */
export const atQuantity = (failure: unknown): unknown =>
  failure instanceof ApiError && failure.status === 409 && /^Der er \d+ fri\.$/.test(failure.message)
    ? new ApiError(422, { error: failure.error, message: failure.message, fields: { quantity: failure.message } })
    : failure;

/** Whether a type is one of those that are asked for with a tap. */
export const isUsualType = (type: string): boolean => usual.includes(type);

/** Whether a field is one of those that the sheet asks for behind "Flere oplysninger". */
export const isSeldomAsked = (path: string): boolean => /^(company|email|phone|hostUserId|companions)/.test(path);
