import { type AgreementTerms, agreementTermsSchema, formValues, oreToText, sharesOf, toOre } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { existing } from '../../lib/problem.ts';
import { categoryNames } from '../categories/categories.store.ts';
import { findCompany } from '../company/company.store.ts';
import { findFileBytes } from '../files/files.store.ts';
import { findProducts } from '../products/products.store.ts';
import { findSponsorship } from '../sponsorships/sponsorships.store.ts';
import { amountOf } from './amount.rules.ts';
import { type ContractDetails, getContract } from './contracts.store.ts';
import { freezeProduct, pdfSections } from './terms.rules.ts';

const parties = agreementTermsSchema.shape;

const decimalText = (kroner: number) => oreToText(toOre(kroner));

/** Everything that an agreement says as of now: products, parties and names as they read today. Throws 404. */
export const readLiveTerms = async (db: Connection, actor: Actor, contract: ContractDetails) => {
  const sponsorship = existing(await findSponsorship(db, actor, contract.sponsorshipId));
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
    bank: { ...formValues(parties.bank, bank), name: bank.name ?? '' },
    club: formValues(parties.club, sponsorship),
    responsible: { name: sponsorship.userName, email: sponsorship.userEmail },
    categoryName: contract.liveCategoryName,
    additionalCategories: contract.additionalCategories.flatMap((id) => names.get(id) ?? []),
    startDate: contract.startDate,
    endDate: contract.endDate,
    renegotiation: contract.renegotiation,
    sponsorshipAmount: contract.sponsorshipAmount === null ? null : decimalText(contract.sponsorshipAmount),
    amount: amount === null ? null : oreToText(amount),
    rates: contract.rates.map(({ amount, dueDate }) => ({ amount: decimalText(amount), dueDate })),
    sponsorPaysPrints: contract.sponsorPaysPrints,
    shares: sharesOf(contract),
    exclusivity: contract.exclusivity,
    specialAgreements: contract.specialAgreements,
    sections: pdfSections(contract.items, products, sponsorship.shortName),
    confirmed: null,
  };
  const frozenProducts = new Map(
    contract.items.flatMap((item) => {
      const product = products.get(item.productId);
      return product ? [[item.id, freezeProduct(product, sponsorship.shortName)] as const] : [];
    }),
  );
  return { terms, frozenProducts, logoFileIds: { bank: bank.logoFileId, club: sponsorship.logoFileId } };
};
export type LiveTerms = Awaited<ReturnType<typeof readLiveTerms>>;

/** The logos of both parties, for the PDF. */
export const readLogos = async (db: Connection, { bank, club }: LiveTerms['logoFileIds']) => ({
  bank: await findFileBytes(db, bank),
  club: await findFileBytes(db, club),
});

/** What a contract says: as it was confirmed, or live while it is a draft. Throws 404. */
export const readTerms = ({ db, clock }: Deps, actor: Actor, contractId: number): Promise<AgreementTerms> =>
  readSnapshot(db, async (tx) => {
    const contract = await getContract(tx, actor, contractId, today(clock));
    return contract.frozen ?? (await readLiveTerms(tx, actor, contract)).terms;
  });
