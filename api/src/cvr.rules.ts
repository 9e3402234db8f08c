const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/** What a CVR number is made of: its digits, without the blanks and "DK" that it is often written with. */
export const cvrDigits = (text: string): string => text.replace(/^\s*dk/i, '').replace(/[\s.-]/g, '');

/** True for eight digits whose sum, each with its weight, is a multiple of 11, as a Danish company number's is. */
export const passesModulus11 = (cvr: string): boolean =>
  /^\d{8}$/.test(cvr) && WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(cvr[at]), 0) % 11 === 0;

/** True where eight digits fail modulus 11. A few real numbers do too, so this is a reason to warn, never to refuse. */
export const failsModulus11 = (cvr: string): boolean => /^\d{8}$/.test(cvr) && !passesModulus11(cvr);
