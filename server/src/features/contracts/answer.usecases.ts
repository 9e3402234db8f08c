import type { Contract } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { presentContract } from './contracts.present.ts';
import { type ContractDetails, getContract } from './contracts.store.ts';

/** An agreement that has been read, as it is answered. */
export const answerContract = (contract: ContractDetails): Contract => presentContract(contract);

/** An agreement as it is answered. Throws 404. */
export const readContract = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  id: number,
): Promise<Contract> => answerContract(await getContract(tx, actor, id, today(clock)));
