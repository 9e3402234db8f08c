const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/** What a CVR number is made of: its digits, without the blanks and "DK" that it is often written with. */
export const cvrDigits = (text: string): string => text.replace(/^\s*dk/i, '').replace(/[\s.-]/g, '');

/** True where eight digits fail modulus 11. A few real numbers do too, so this is a reason to warn, never to refuse. */
export const failsModulus11 = (cvr: string): boolean => {
  if (!/^\d{8}$/.test(cvr)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(cvr[index]), 0);
  return sum % 11 !== 0;
};
