/** Parts of a page that other features' links lead to, as the address names them. */
export const USAGE_ID = 'udnyttelse';
/** Opens the dialog for the usage of one product. */
export const usageIdOf = (item: number): string => `${USAGE_ID}-${item}`;
/** The product whose usage an address asks for. */
export const usageItemIn = (hash: string): number | undefined => {
  const [, digits] = new RegExp(`^${USAGE_ID}-(\\d+)$`).exec(hash) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
/** The proofs of a club. */
export const PROOFS_ID = 'bevis';
/** Opens the renewal of the agreement that the page is about. */
export const RENEW_ID = 'forny';
/** Opens the box in which a club's note is written. */
export const NEW_NOTE_ID = 'ny-note';
/** Opens the sheet in which an event's tickets are given. */
export const GIVE_ID = 'giv-billetter';
/** Where it asks for a new task at once. */
export const NEW_TASK_ID = 'ny-opgave';
