/** What `{contract}` in an address means: an agreement's id, or a new one of either kind. */
export type ContractParam = number | 'full' | 'simple';

const ID = /^[1-9]\d{0,9}$/;

/** Reads `{contract}` of an address; undefined where it means nothing. */
export const readContractParam = (text: string): ContractParam | undefined => {
  if (text === 'create') return 'full';
  if (text === 'create-simple') return 'simple';
  return ID.test(text) ? Number(text) : undefined;
};
