/** What `{contract}` in an address means: an agreement's id, or a new one of either kind. */
export type ContractParam = number | 'full' | 'simple';

const ID = /^[1-9]\d{0,9}$/;

/** Reads `{contract}` of an address; undefined where it means nothing. */
export const readContractParam = (text: string): ContractParam | undefined => {
  if (text === 'create') return 'full';
  if (text === 'create-simple') return 'simple';
  return ID.test(text) ? Number(text) : undefined;
};

/** The tabs of an agreement that was confirmed; the first has no name in the address. */
export const contractTabs = ['overview', 'terms', 'payments', 'history'] as const;
export type ContractTab = (typeof contractTabs)[number];

/** The tab that an address names; undefined for the first, and for what is no tab. */
export const readTab = (value: unknown): ContractTab | undefined => contractTabs.slice(1).find((tab) => tab === value);

/** So many steps has the wizard; `steps` names them. */
const LAST_STEP = 5;

/** The step that an address names; undefined for none, and for what is no step. */
export const readStep = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= LAST_STEP ? number : undefined;
};
