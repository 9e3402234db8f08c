/** Parts of a page that other features' links lead to, as the address names them. */
export const USAGE_ID = 'udnyttelse';
