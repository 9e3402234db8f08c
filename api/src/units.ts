/** What of the words that a bank counts in is another of one. */
const ofOne: ReadonlyMap<string, string> = new Map(
  Object.entries({
    annoncer: 'annonce',
    arrangementer: 'arrangement',
    billetter: 'billet',
    dage: 'dag',
    deltagere: 'deltager',
    gange: 'gang',
    kampe: 'kamp',
    kurser: 'kursus',
    måneder: 'måned',
    pladser: 'plads',
    timer: 'time',
    visninger: 'visning',
  }),
);

/** A product's unit after a count: "1 gang", "2 gange". Words that Danish does not bend, and unknown ones, stay. */
export const unitOf = (count: number, unit: string): string => (count === 1 ? (ofOne.get(unit) ?? unit) : unit);
