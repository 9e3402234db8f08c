import { type ContractStatus, contractStatus } from './contracts.status.ts';

const { draft, awaiting, approved } = contractStatus;

/** What can be done with a contract, and in which statuses. */
const allowed = {
  save: [draft],
  confirm: [draft],
  upload: [awaiting],
  edit: [awaiting, approved],
  deleteFile: [approved],
  copy: [draft, awaiting, approved],
  remove: [draft, awaiting, approved],
} as const satisfies Record<string, readonly ContractStatus[]>;

export type ContractAction = keyof typeof allowed;

/** True where the contract's status lets the action happen. */
export const mayTransition = (status: ContractStatus, action: ContractAction): boolean =>
  (allowed[action] as readonly ContractStatus[]).includes(status);

/** Why an action is refused in a status, as a Danish sentence. */
export const transitionRefusal = (status: ContractStatus, action: ContractAction): string => {
  if (action === 'upload' && status === draft)
    return 'Aftalen er en kladde. Godkend den, før den underskrevne udgave kan uploades.';
  if (action === 'upload') return 'Aftalen er allerede godkendt. Slet dokumentet, før et nyt kan uploades.';
  if (action === 'deleteFile') return 'Aftalen har intet underskrevet dokument.';
  if (action === 'edit') return 'Aftalen er allerede en kladde.';
  return 'Aftalen er ikke længere en kladde og kan ikke ændres.';
};
