import { type AgreementTerms, type IsoDate, oreToText } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { type Clock, today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { notFound } from '../../lib/problem.ts';
import { categoryNames } from '../categories/categories.store.ts';
import { findCompany } from '../company/company.store.ts';
import { findFileBytes } from '../files/files.store.ts';
import { findProducts } from '../products/products.store.ts';
import { findSponsorship } from '../sponsorships/sponsorships.store.ts';
import { amountOf } from './contracts.present.ts';
import { type ContractDetails, findContract } from './contracts.store.ts';
import type { AgreementPdf } from './pdf/types.ts';
import { pdfSections } from './terms.rules.ts';

const percent = (text: string | null) => (text === null ? null : Number(text));

/** Everything that the agreement says as of now: products, parties and names read live. */
export const liveTerms = async (db: Connection, actor: Actor, contract: ContractDetails) => {
  const sponsorship = await findSponsorship(db, actor, contract.sponsorshipId);
  if (!sponsorship) throw notFound();
  const bank = await findCompany(db);
  const products = await findProducts(
    db,
    contract.items.map((item) => item.productId),
  );
  const names = await categoryNames(db, contract.additionalCategories);
  const amount = amountOf(contract);
  const terms: AgreementTerms = {
    number: contract.number,
    draft: true,
    simple: contract.simple,
    bank: { name: bank.name ?? '', cvr: bank.cvr, address: bank.address, zipCode: bank.zipCode, city: bank.city },
    club: {
      name: sponsorship.name,
      shortName: sponsorship.shortName,
      cvr: sponsorship.cvr,
      address: sponsorship.address,
      zipCode: sponsorship.zipCode,
      city: sponsorship.city,
      contact: sponsorship.contact,
      contactEmail: sponsorship.contactEmail,
      contactPhone: sponsorship.contactPhone,
    },
    responsible: { name: sponsorship.userName, email: sponsorship.userEmail },
    categoryName: contract.liveCategoryName,
    additionalCategories: contract.additionalCategories.flatMap((id) => names.get(id) ?? []),
    startDate: contract.startDate,
    endDate: contract.endDate,
    renegotiation: contract.renegotiation,
    sponsorshipAmount: contract.sponsorshipAmount,
    amount: amount === null ? null : oreToText(amount),
    rates: contract.rates,
    sponsorPaysPrints: contract.sponsorPaysPrints,
    shares: {
      advertisement: percent(contract.valueOfAdvertisement),
      tickets: percent(contract.valueOfTickets),
      catering: percent(contract.valueOfCatering),
      travel: percent(contract.valueOfTravel),
    },
    exclusivity: contract.exclusivity,
    specialAgreements: contract.specialAgreements,
    sections: pdfSections(contract.items, products, sponsorship.shortName),
    confirmed: null,
  };
  return { terms, products, sponsorship, logoFileIds: { bank: bank.logoFileId, club: sponsorship.logoFileId } };
};

// Fonts and printer take twenty megabytes: they come with the first document.
const render = async (paper: AgreementPdf): Promise<Buffer> => (await import('./pdf/render.ts')).renderAgreement(paper);

type LogoFileIds = { bank: number | null; club: number | null };

const readLogos = async (db: Connection, { bank, club }: LogoFileIds) => ({
  bank: await findFileBytes(db, bank),
  club: await findFileBytes(db, club),
});

/** The terms on paper, as PDF bytes, with both parties' logos as they are now. */
export const printTerms = async (
  db: Connection,
  terms: AgreementTerms,
  logoFileIds: LogoFileIds,
  printedOn: IsoDate,
): Promise<Buffer> => render({ ...terms, logos: await readLogos(db, logoFileIds), printedOn });

const readContract = async (tx: Connection, clock: Clock, actor: Actor, contractId: number) => {
  const contract = await findContract(tx, actor, contractId, today(clock));
  if (!contract) throw notFound();
  return contract;
};

/** What a contract says: as it was confirmed, or live while it is a draft. Throws 404. */
export const readTerms = ({ db, clock }: Deps, actor: Actor, contractId: number): Promise<AgreementTerms> =>
  readSnapshot(db, async (tx) => {
    const contract = await readContract(tx, clock, actor, contractId);
    return contract.frozen ?? (await liveTerms(tx, actor, contract)).terms;
  });

/** A contract's agreement as PDF: the very bytes that were confirmed, or a draft's as of now. Throws 404. */
export const printContract = async ({ db, clock }: Deps, actor: Actor, contractId: number) => {
  const { number, terms, kept, logos } = await readSnapshot(db, async (tx) => {
    const contract = await readContract(tx, clock, actor, contractId);
    const { number, frozen } = contract;
    const kept = await findFileBytes(tx, contract.agreementFileId);
    if (kept && frozen) return { number, terms: frozen, kept, logos: { bank: null, club: null } };
    const live = await liveTerms(tx, actor, contract);
    return { number, terms: live.terms, kept: null, logos: await readLogos(tx, live.logoFileIds) };
  });
  const bytes = kept ?? (await render({ ...terms, logos, printedOn: today(clock) }));
  await audit(db, clock, actor, { action: 'print', entity: 'contract', entityId: contractId });
  return { bytes, name: `Sponsoraftale ${number} – ${terms.club.name}.pdf` };
};
