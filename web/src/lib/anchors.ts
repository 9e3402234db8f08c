/** Parts of a page that other features' links lead to, as the address names them. */
export const USAGE_ID = 'udnyttelse';
/** Opens the renewal of the agreement that the page is about. */
export const RENEW_ID = 'forny';
/** Where it asks for a new task at once. */
export const NEW_TASK_ID = 'ny-opgave';
