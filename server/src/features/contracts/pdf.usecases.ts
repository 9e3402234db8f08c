import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { findFileBytes } from '../files/files.store.ts';
import { auditContract } from './audit-contract.usecases.ts';
import { getContract } from './contracts.store.ts';
import { renderAgreement } from './pdf/render.ts';
import { readLiveTerms, readLogos } from './terms.usecases.ts';

/** A contract's agreement as PDF: the very bytes that were confirmed, or a draft's as of now. Throws 404. */
export const printContract = async ({ db, clock }: Deps, actor: Actor, contractId: number) => {
  const { contract, club, saved, live } = await readSnapshot(db, async (tx) => {
    const contract = await getContract(tx, actor, contractId, today(clock));
    const { frozen } = contract;
    const saved = await findFileBytes(tx, contract.agreementFileId);
    if (saved && frozen) return { contract, club: frozen.club, saved, live: null };
    const { terms, logoFileIds } = await readLiveTerms(tx, actor, contract);
    return { contract, club: terms.club, saved: null, live: { ...terms, logos: await readLogos(tx, logoFileIds) } };
  });
  const bytes = saved ?? (await renderAgreement({ ...live, printedOn: today(clock) }));
  await auditContract(db, { clock }, actor, contract, 'print');
  return { bytes, name: `Sponsoraftale ${contract.number} – ${club.name}.pdf` };
};
