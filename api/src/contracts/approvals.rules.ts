/** How far the question has come whether somebody else allows an agreement. */
export const approvalStates = ['none', 'requested', 'granted', 'declined'] as const;

/** What a user may allow: agreements up to a total in kroner (null: none), and not what they saved under four eyes. */
type Mandate = { limit: number | null; hasSaved: boolean };
type ApprovalRules = { fourEyes: boolean; over: number };

/** True where the mandate holds for an agreement of this total; no role is one. */
const isWithin = (amount: number, { limit, hasSaved }: Mandate, fourEyes: boolean): boolean =>
  limit !== null && amount <= limit && !(fourEyes && hasSaved);

/**
 * True where somebody else must allow an agreement before this user locks it: whoever has a post in the club always asks;
 * up to the free amount, itself included, nobody else does.
 */
export const needsApproval = (
  { amount, hasPost }: { amount: number; hasPost: boolean },
  mandate: Mandate,
  { fourEyes, over }: ApprovalRules,
): boolean => hasPost || (amount > over && !isWithin(amount, mandate, fourEyes));

/** True for who may be asked: not whoever asks, and only within their own limit. */
export const mayApprove = (
  amount: number,
  { isAsker, ...mandate }: Mandate & { isAsker: boolean },
  { fourEyes }: Pick<ApprovalRules, 'fourEyes'>,
): boolean => !isAsker && isWithin(amount, mandate, fourEyes);
