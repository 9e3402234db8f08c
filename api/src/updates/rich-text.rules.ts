const TAG = /<[^<>]*>/g;
const SPACE = /&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|#0*(?:32|160|8203)|#x0*(?:20|a0|200b));/gi;
const UNSEEN = /[\s\u200b-\u200d\u2060\ufeff]/g;

/** True where HTML says anything at all: tags, blanks and what nobody sees are no text. */
export const hasText = (html: string): boolean =>
  html.replaceAll(TAG, '').replaceAll(SPACE, '').replaceAll(UNSEEN, '') !== '';
