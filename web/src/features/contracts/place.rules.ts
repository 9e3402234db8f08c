/** What `{contract}` in an address stands for: an agreement's id, or one that is still to be made. */
export type Place = number | 'full' | 'simple';

const ID = /^[1-9]\d{0,9}$/;

/** Reads `{contract}` of an address; undefined for what stands for nothing. */
export const readPlace = (text: string): Place | undefined => {
  if (text === 'create') return 'full';
  if (text === 'create-simple') return 'simple';
  return ID.test(text) ? Number(text) : undefined;
};
