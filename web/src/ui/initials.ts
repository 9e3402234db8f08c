const letter = /\p{L}|\p{N}/u;

/** "Vejle Boldklub" → "VB", "Mette Sofie Kjærgaard" → "MK", "SIF" → "S". */
export const initials = (name: string): string => {
  const words = name.split(/[\s\-–/]+/).filter((word) => letter.test(word.charAt(0)));
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return `${first.charAt(0)}${last.charAt(0)}`.toLocaleUpperCase('da-DK');
};
