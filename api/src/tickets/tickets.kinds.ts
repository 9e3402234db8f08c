/**
 * What an item's tickets are: a pool that is used up one by one, or seats that are free again at every event.
 */
export const ticketModes = ['pulje', 'pr. arrangement'] as const;

/** What tickets are for. */
export const eventKinds = ['Hjemmekamp', 'Udekamp', 'Stævne', 'Koncert', 'Møde', 'Andet'] as const;
