/** Limits of every call: lengths in characters, sizes in bytes, money in kroner. */
export const limits = {
  text: 200,
  externalNumber: 50,
  longText: 10_000,
  pastedHtml: 200_000,
  passwordMin: 12,
  passwordMax: 128,
  money: 999_999_999_999.99,
  wholeNumber: 2_147_483_647,
  listLength: 500,
  perPage: 100,
  defaultPerPage: 10,
  jsonBody: 1024 * 1024,
  image: 5 * 1024 * 1024,
  document: 20 * 1024 * 1024,
  spreadsheet: 5 * 1024 * 1024,
  /** Pictures of one copy that was signed on paper. */
  copyPictures: 10,
  /** Of what shows that something was delivered: a picture, a PDF is a document; how many files, and in bytes all of them together. */
  proofPicture: 10 * 1024 * 1024,
  proofFiles: 10,
  proof: 100 * 1024 * 1024,
  /** How long a deleted draft can be brought back. */
  undeleteMinutes: 10,
} as const;

/** How many expensive calls of a kind a user may have under way at once: more than a person at work ever has. */
export const userLimits = { ownPassword: 3, pdf: 24, confirm: 24, upload: 10, export: 2 } as const;
export type UserLimit = keyof typeof userLimits;

/** So many categories are named by the dashboard's chart; what follows them is 'Øvrige'. */
export const CHARTED_CATEGORIES = 8;
