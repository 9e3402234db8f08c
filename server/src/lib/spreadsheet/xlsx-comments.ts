import { escapeXml } from './xml.ts';

/** What is shown of a cell of the heading when somebody points at it. */
export type HeadingComment = { at: string; column: number; text: string };

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const commentsXml = (comments: readonly HeadingComment[]): string =>
  [
    `${XML}<comments xmlns="${MAIN}"><authors><author>Sponsorat</author></authors><commentList>`,
    ...comments.map(
      ({ at, text }) =>
        `<comment ref="${at}" authorId="0"><text><r><t xml:space="preserve">${escapeXml(text)}</t></r></text></comment>`,
    ),
    '</commentList></comments>',
  ].join('');

// Excel draws a comment only where this old format says where.
const drawingXml = (comments: readonly HeadingComment[]): string =>
  [
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">',
    '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"/>',
    ...comments.map(
      ({ column }, index) =>
        `<v:shape id="_x0000_s${1025 + index}" type="#_x0000_t202" style="position:absolute;width:180pt;height:60pt;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>0</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`,
    ),
    '</xml>',
  ].join('');

const relationsXml = (number: number): string =>
  [
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">`,
    `<Relationship Id="rId1" Type="${RELATIONS}/vmlDrawing" Target="../drawings/vmlDrawing${number}.vml"/>`,
    `<Relationship Id="rId2" Type="${RELATIONS}/comments" Target="../comments${number}.xml"/></Relationships>`,
  ].join('');

/** The parts of a workbook that hold the comments of its sheet with this number, by their paths. */
export const commentParts = (number: number, comments: readonly HeadingComment[]): Record<string, string> => ({
  [`xl/comments${number}.xml`]: commentsXml(comments),
  [`xl/drawings/vmlDrawing${number}.vml`]: drawingXml(comments),
  [`xl/worksheets/_rels/sheet${number}.xml.rels`]: relationsXml(number),
});

/** What the list of a workbook's parts says of comments. */
export const commentTypes = (number: number): string =>
  [
    '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>',
    `<Override PartName="/xl/comments${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>`,
  ].join('');

/** What a sheet says of its comments, at its end. */
export const commentReference = `<legacyDrawing xmlns:r="${RELATIONS}" r:id="rId1"/>`;
