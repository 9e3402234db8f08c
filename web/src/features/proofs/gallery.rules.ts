import type { Proof } from '@sponsorat/api';

type Product = { id: number; name: string };
export type ProofGroup = {
  /** What the address names it by: a product of the active agreement by its id. */
  key: string;
  /** The product that it shows. */
  name: string;
  /** Of an agreement that does not hold any more. */
  isFormer: boolean;
  months: { month: string; proofs: Proof[] }[];
};

/** A month as it is named in the gallery: "november 2026". */
const monthOf = (day: string): string =>
  new Date(day).toLocaleDateString('da-DK', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const monthsOf = (proofs: readonly Proof[]) =>
  [...Map.groupBy(proofs, ({ date }) => date.slice(0, 7)).values()].map((some) => ({
    month: monthOf(some[0]?.date ?? ''),
    proofs: some,
  }));

/**
 * Proofs by product and month, in the products' order and the newest month first; a product without any is left out.
 * What the active agreement does not have comes last, by what it was called in its own.
 */
export const groupProofs = (proofs: readonly Proof[], products: readonly Product[]): ProofGroup[] => {
  const current = products.flatMap(({ id, name }) => {
    const own = proofs.filter(({ itemId }) => itemId === id);
    return own.length === 0 ? [] : [{ key: String(id), name, isFormer: false, months: monthsOf(own) }];
  });
  const former = proofs.filter(({ itemId }) => products.every(({ id }) => id !== itemId));
  const byName = [...Map.groupBy(former, ({ product }) => product)];
  return [
    ...current,
    ...byName.map(([name, own]) => ({ key: `former ${name}`, name, isFormer: true, months: monthsOf(own) })),
  ];
};

type File = Proof['files'][number];
/** A picture of the gallery: `which` of its proof's files it is. */
export type GalleryPicture = { url: string; small: string; proof: Proof; product: string; which: number };

const isPicture = (file: File): file is File & { small: string } => file.small !== null;

/** The pictures of some products in the order in which they are shown; what is a PDF is none. */
export const picturesOf = (groups: readonly ProofGroup[]): GalleryPicture[] =>
  groups.flatMap(({ name: product, months }) =>
    months.flatMap(({ proofs }) =>
      proofs.flatMap((proof) =>
        proof.files.flatMap((file, index) =>
          isPicture(file) ? [{ url: file.url, small: file.small, proof, product, which: index + 1 }] : [],
        ),
      ),
    ),
  );
