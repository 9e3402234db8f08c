/** Those that travel under the name of their column. */
type SameNames = {
  sponsorshipAmount: number | null;
  sponsorPaysPrints: boolean;
  valueOfAdvertisement: number | null;
  valueOfTickets: number | null;
  valueOfCatering: number | null;
  valueOfTravel: number | null;
  exclusivity: string | null;
  specialAgreements: string | null;
};

/** What may have been left out. */
type PartOf<T> = { [K in keyof T]?: T[K] | undefined };

const sameNames = <T extends PartOf<SameNames>>(from: T): { [K in keyof SameNames]: T[K] } => ({
  sponsorshipAmount: from.sponsorshipAmount,
  sponsorPaysPrints: from.sponsorPaysPrints,
  valueOfAdvertisement: from.valueOfAdvertisement,
  valueOfTickets: from.valueOfTickets,
  valueOfCatering: from.valueOfCatering,
  valueOfTravel: from.valueOfTravel,
  exclusivity: from.exclusivity,
  specialAgreements: from.specialAgreements,
});

/** The terms of a row as they travel: amounts in kroner, shares in percent. */
export const termsOf = (row: SameNames & { categoryId: number | null }) => ({
  category: row.categoryId,
  ...sameNames(row),
});

/** The columns of terms as they travel; what was left out stays undefined. */
export const columnsOfTerms = <T extends PartOf<ReturnType<typeof termsOf>>>(terms: T) => ({
  categoryId: terms.category,
  ...sameNames(terms),
});

/** What is there of some values: a key that is undefined would overwrite what it is spread over. */
export const withoutUndefined = <T extends Record<string, unknown>>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
