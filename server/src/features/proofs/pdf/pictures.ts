import { danishDate } from '@sponsorat/api';
import type { Block } from 'pdfmake';
import { inFonts } from '../../contracts/pdf/fonts.ts';
import { contentWidth, label } from '../../contracts/pdf/layout.ts';
import type { DeliveredItem } from './document.ts';

const gap = 16;
const width = (contentWidth - gap) / 2;
/** Of the room of a picture: a lying one fills it, a standing one is as high. */
const height = width * 0.75;
/** What a row of pictures with its product's name takes at most. */
export const pictureHeight = height + 60;

type Picture = DeliveredItem['pictures'][number];

const captioned = ({ date, note }: Picture, key: string): Block => ({
  width,
  stack: [
    { image: key, fit: [width, height] },
    { ...label([danishDate(date), note].filter(Boolean).join(' · ')), margin: [0, 3, 0, 0] },
  ],
});

/** A product's pictures, two a row with their captions; its name stays with the first row. */
export const pictureRows = ({ name, pictures }: DeliveredItem, at: number): Block[] => {
  const rows: Block[] = [];
  for (let n = 0; n < pictures.length; n += 2) {
    const row = pictures.slice(n, n + 2).map((picture, side) => captioned(picture, `picture-${at}-${n + side}`));
    const heading: Block[] = n === 0 ? [{ text: inFonts(name), bold: true, margin: [0, 4, 0, 4] }] : [];
    rows.push({ stack: [...heading, { columns: row, columnGap: gap }], margin: [0, 0, 0, 10], unbreakable: true });
  }
  return rows;
};
