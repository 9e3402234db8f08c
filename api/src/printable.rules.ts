const FOREIGN =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}\p{Cn}\p{Cs}\p{Co}]/u;

/** Whether the fonts of the PDF have the letters of a text: Latin, Greek and Cyrillic ones, and signs. */
export const isPrintable = (text: string): boolean => !FOREIGN.test(text);
