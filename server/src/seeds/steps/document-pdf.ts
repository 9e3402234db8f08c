import { families } from '../../features/contracts/pdf/fonts.ts';
import { print } from '../../features/contracts/pdf/worker.ts';

/** A page that a club writes itself. */
export const clubPage = (club: string, title: string, at: Date) => ({
  info: { title, author: club, creator: club, creationDate: at },
  footer: () => ({ text: '' }),
  images: {},
  language: 'da',
  displayTitle: true,
  version: '1.7' as const,
  pageSize: 'A4' as const,
  pageMargins: [64, 64, 64, 64] as [number, number, number, number],
  defaultStyle: { font: families.text, fontSize: 11, lineHeight: 1.3 },
});

type DocumentPage = { club: string; title: string; lines: readonly string[]; at: Date };

/** A document of a club's own, as a PDF of one page. */
export const documentPdf = ({ club, title, lines, at }: DocumentPage): Promise<Buffer> =>
  print({
    ...clubPage(club, title, at),
    content: [
      { text: club },
      { text: title, bold: true, fontSize: 18, margin: [0, 8, 0, 24] },
      ...lines.map((text) => ({ text, margin: [0, 4, 0, 4] as [number, number, number, number] })),
    ],
  });
