/*
 * How every mail looks: one column of text in the bank's name and colour, readable without pictures, in the light and in
 * the dark, with a part of plain text that says the same.
 */

import { escapeHtml } from '../../lib/texts.rules.ts';

/** What a mail consists of, in its order. */
export type MailBlock =
  | { paragraph: string }
  | { heading: string }
  /** What is read off and typed elsewhere. */
  | { code: string }
  | { button: string; url: string }
  /** A line of a list, which leads somewhere where it has an address, and what stands below it. */
  | { item: string; under: string; url: string | null };
export type MailContent = { subject: string; blocks: MailBlock[] };

/** A text of somebody's as the paragraphs that it has. */
export const paragraphsOf = (text: string): MailBlock[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => ({ paragraph: paragraph.trim() }))
    .filter(({ paragraph }) => paragraph !== '');

/** An agreement's number is not broken at its hyphen. */
const withWholeNumbers = (html: string): string =>
  html.replaceAll(/\d{4}-\d{4}/g, '<span style="white-space:nowrap">$&</span>');
const inLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const FONT = `font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const styles = {
  body: `margin:0;padding:0;background:#f4f6f7;color:#17212b;${FONT};font-size:16px;line-height:1.5`,
  card: 'max-width:560px;margin:0 auto;padding:24px 20px;background:#ffffff;border-top:4px solid #0f566b',
  bank: 'margin:0 0 20px;font-size:14px;font-weight:600;color:#0f566b',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600',
  heading: 'margin:24px 0 8px;font-size:17px;line-height:1.4;font-weight:600',
  paragraph: 'margin:0 0 14px',
  button:
    'display:inline-block;margin:6px 0 16px;padding:12px 20px;background:#0f566b;color:#ffffff;border-radius:5px;font-weight:600;text-decoration:none',
  code: 'margin:20px 0;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:4px',
  item: 'margin:0 0 12px;padding-left:12px;border-left:3px solid #d9e0e3',
  link: 'color:#0f566b;font-weight:600',
  under: 'font-size:14px;color:#55636d',
  foot: 'margin:24px 0 0;padding-top:12px;border-top:1px solid #d9e0e3;font-size:13px;color:#55636d',
};
// Programs that know no dark colours keep those above.
const dark = `@media (prefers-color-scheme:dark){
.body{background:#10191f!important;color:#e6ecef!important}
.card{background:#17232b!important;border-color:#4fa3bb!important}
.bank{color:#7cc3d6!important}
.button{background:#1d7f9b!important}
.link{color:#7cc3d6!important}
.item{border-color:#34454f!important}
.under{color:#a9b7bf!important}
.foot{color:#a9b7bf!important;border-color:#34454f!important}}`;

const htmlOf = (block: MailBlock): string => {
  if ('heading' in block) return `<h2 style="${styles.heading}">${escapeHtml(block.heading)}</h2>`;
  if ('code' in block) return `<p style="${styles.code}">${escapeHtml(block.code)}</p>`;
  if ('button' in block)
    return `<p style="margin:0"><a class="button" href="${escapeHtml(block.url)}" style="${styles.button}">${escapeHtml(block.button)}</a></p>`;
  if ('item' in block) {
    const { item, under, url } = block;
    const title = `class="link" style="${styles.link}">${escapeHtml(item)}`;
    const first = url ? `<a href="${escapeHtml(url)}" ${title}</a>` : `<span ${title}</span>`;
    return `<p class="item" style="${styles.item}">${first}<br><span class="under" style="${styles.under}">${escapeHtml(under)}</span></p>`;
  }
  return `<p style="${styles.paragraph}">${inLines(block.paragraph)}</p>`;
};

const textOf = (block: MailBlock): string => {
  if ('heading' in block) return `${block.heading}\n${'-'.repeat(block.heading.length)}`;
  if ('code' in block) return block.code;
  if ('item' in block)
    return [`- ${block.item}`, `  ${block.under}`, block.url && `  ${block.url}`].filter(Boolean).join('\n');
  return 'button' in block ? `${block.button}:\n${block.url}` : block.paragraph;
};

/** A mail as it is sent: `bank` is who it comes from, `foot` why it came. */
export const layOut = ({ subject, blocks }: MailContent, { bank, foot }: { bank: string; foot: string }) => ({
  subject,
  text: `${[...blocks.map(textOf), `-- \n${bank}\n${foot}`].join('\n\n')}\n`,
  html: `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title><style>${dark}</style></head>
<body class="body" style="${styles.body}"><div class="card" role="article" aria-label="${escapeHtml(subject)}" style="${styles.card}">
<p class="bank" style="${styles.bank}">${escapeHtml(bank)}</p>
<h1 style="${styles.title}">${withWholeNumbers(escapeHtml(subject))}</h1>
${blocks.map(htmlOf).join('\n')}
<p class="foot" style="${styles.foot}">${escapeHtml(foot)}</p>
</div></body></html>
`,
});
