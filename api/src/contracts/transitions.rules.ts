/** An agreement's statuses: a draft, awaiting the signed copy, approved. */
export const contractStatus = { draft: 'Kladde', awaiting: 'Afventer', approved: 'Godkendt' } as const;
export const contractStatuses = [contractStatus.draft, contractStatus.awaiting, contractStatus.approved] as const;
export type ContractStatus = (typeof contractStatuses)[number];

const { draft, awaiting, approved } = contractStatus;

const all = [draft, awaiting, approved] as const;

type Transition = {
  from: readonly ContractStatus[];
  /** What the contract is afterwards: of that status, as it was, or gone. */
  to: ContractStatus | 'unchanged' | 'gone';
};

/** The life of a contract: what can be done with it, in which statuses, and what becomes of it. */
export const transitions = {
  save: { from: [draft], to: draft },
  confirm: { from: [draft], to: awaiting },
  send: { from: [awaiting], to: 'unchanged' },
  upload: { from: [awaiting], to: approved },
  edit: { from: [awaiting, approved], to: draft },
  deleteFile: { from: [approved], to: draft },
  renew: { from: [approved], to: 'unchanged' },
  copy: { from: all, to: 'unchanged' },
  remove: { from: all, to: 'gone' },
} as const satisfies Record<string, Transition>;

export type ContractAction = keyof typeof transitions;

/** True where the contract's status lets the action happen. */
export const mayTransition = (status: ContractStatus, action: ContractAction): boolean =>
  (transitions[action].from as readonly ContractStatus[]).includes(status);

/** Why an action is refused in a status, as a Danish sentence. */
export const transitionRefusal = (status: ContractStatus, action: ContractAction): string => {
  if (action === 'send' && status === draft)
    return 'Aftalen er en kladde. Godkend den, før den kan sendes til underskrift.';
  if (action === 'send') return 'Aftalen er allerede underskrevet.';
  if (action === 'upload' && status === draft)
    return 'Aftalen er en kladde. Godkend den, før den underskrevne udgave kan uploades.';
  if (action === 'upload') return 'Aftalen er allerede godkendt. Slet dokumentet, før et nyt kan uploades.';
  if (action === 'deleteFile') return 'Aftalen har intet underskrevet dokument.';
  if (action === 'renew') return 'Aftalen er ikke underskrevet. Kun en underskrevet aftale kan fornyes.';
  if (action === 'edit') return 'Aftalen er allerede en kladde.';
  return 'Aftalen er ikke længere en kladde og kan ikke ændres.';
};
