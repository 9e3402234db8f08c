import { type AgreementTerms, dayInCopenhagen, isTracked } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { conflict } from '../../lib/problem.ts';
import { findCompany } from '../company/company.store.ts';
import { auditContract } from '../contracts/audit-contract.usecases.ts';
import { type ContractDetails, type ContractItem, getContract } from '../contracts/contracts.store.ts';
import { pdfMaker, withLogos } from '../contracts/pdf/render.ts';
import type { FrozenProduct } from '../contracts/terms.rules.ts';
import { readLogos } from '../contracts/terms.usecases.ts';
import { findFileBytes } from '../files/files.store.ts';
import { findSponsorship } from '../sponsorships/sponsorships.store.ts';
import type { DeliveredItem, DeliveryReport } from './pdf/document.ts';
import { findFilesOf, listNotes, listProofs } from './proofs.store.ts';

const renderDelivery = withLogos(pdfMaker<DeliveryReport>(new URL('./pdf/document.ts', import.meta.url)));

/** So many bytes of pictures are printed at most: a report goes by mail. */
const MOST_BYTES = 14_000_000;

type NamedPicture = { fileId: number; size: number; date: string; note: string | null };
type ItemOfReport = Omit<DeliveredItem, 'pictures'> & { pictures: NamedPicture[] };
type ChosenItem = ContractItem & { frozen: FrozenProduct };

/** The chosen products of a confirmed agreement, in its order. */
const chosenOf = ({ items }: ContractDetails): ChosenItem[] =>
  items
    .filter((item): item is ChosenItem => item.selected && item.frozen !== null)
    .sort(
      (one, other) =>
        (one.frozen.sort ?? Number.POSITIVE_INFINITY) - (other.frozen.sort ?? Number.POSITIVE_INFINITY) ||
        one.position - other.position,
    );

/** What was delivered of an agreement's products. */
const readItems = async (tx: Connection, contract: ContractDetails): Promise<ItemOfReport[]> => {
  const chosen = chosenOf(contract);
  const ids = chosen.map(({ id }) => id);
  const proofs = (await listProofs(tx, { itemIds: ids })).toReversed();
  const files = await findFilesOf(tx, proofs);
  const notes = await listNotes(tx, ids);
  return chosen.map(({ id, frozen, amount, used }) => {
    const { name, section, amountUnit: unit, isUtilization } = frozen;
    const shown = proofs
      .filter(({ itemId }) => itemId === id)
      .flatMap(({ id: proofId, date, note }) => (files.get(proofId) ?? []).map((file) => ({ file, date, note })));
    const pictures = shown.flatMap(({ file: { small }, date, note }) =>
      small ? [{ fileId: small.id, size: small.size, date, note }] : [],
    );
    return {
      name,
      section,
      unit,
      used,
      pictures,
      amount: isTracked({ isUtilization, amount, used }) ? amount : null,
      files: { pictures: pictures.length, pdfs: shown.length - pictures.length },
      notes: notes
        .filter(({ itemId }) => itemId === id)
        .map(({ note, at }) => ({ text: note ?? '', date: dayInCopenhagen(at) })),
    };
  });
};

/** Throws 409 for a draft, of which nothing was delivered. */
const termsOf = ({ frozen }: ContractDetails): AgreementTerms => {
  if (frozen === null)
    throw conflict('En kladde har ingen leveringsrapport. Den kommer, når aftalen er låst til underskrift.');
  return frozen;
};

/** A confirmed agreement, and what it says. Throws 404, and 409 for a draft. */
export const getConfirmed = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  contractId: number,
) => {
  const contract = await getContract(tx, actor, contractId, today(clock));
  return { contract, terms: termsOf(contract) };
};

/** A confirmed agreement with what was delivered of it. Throws 404, and 409 for a draft. */
export const readDelivery = ({ db, clock }: Deps, actor: Actor, contractId: number) =>
  readSnapshot(db, async (tx) => {
    const { contract, terms } = await getConfirmed(tx, { clock }, actor, contractId);
    const club = await findSponsorship(tx, actor, contract.sponsorshipId);
    const bank = await findCompany(tx);
    return {
      contract,
      terms,
      items: await readItems(tx, contract),
      logos: await readLogos(tx, { bank: bank.logoFileId, club: club?.logoFileId ?? null }),
    };
  });

/** The items with as many of their pictures as a report can have. */
const withPictures = async ({ db }: Pick<Deps, 'db'>, items: readonly ItemOfReport[], isAsked: boolean) => {
  let left = isAsked ? MOST_BYTES : 0;
  const printed: DeliveredItem[] = [];
  for (const item of items) {
    const pictures: DeliveredItem['pictures'] = [];
    for (const { fileId, size, date, note } of item.pictures) {
      left -= size;
      const bytes = left < 0 ? null : await findFileBytes(db, fileId);
      if (bytes) pictures.push({ bytes, date, note });
    }
    printed.push({ ...item, pictures });
  }
  return printed;
};

/** The report of what a club delivered of an agreement, as PDF. */
export const makeDelivery = async (
  deps: Deps,
  { contract, terms, items, logos }: Awaited<ReturnType<typeof readDelivery>>,
  isPictured: boolean,
) => {
  const bytes = await renderDelivery({
    terms: { ...terms, printedOn: today(deps.clock) },
    items: await withPictures(deps, items, isPictured),
    logos,
  });
  return { bytes, name: `Leveringsrapport ${contract.number} – ${terms.club.name}.pdf` };
};

/** The same for whoever asks for it, which the log tells. Throws 404, and 409 for a draft. */
export const printDelivery = async (deps: Deps, actor: Actor, contractId: number, isPictured: boolean) => {
  const delivery = await readDelivery(deps, actor, contractId);
  const file = await makeDelivery(deps, delivery, isPictured);
  await auditContract(deps.db, deps, actor, delivery.contract, 'print-delivery');
  return file;
};
