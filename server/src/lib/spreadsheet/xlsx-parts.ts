import { beginningOf, storable } from '../texts.rules.ts';
import { readLimits, UnreadableFile } from './read-cells.ts';
import { readXml } from './xml.ts';
import type { Zip } from './zip.ts';

type Relation = { id: string; type: string; target: string };

const pathOf = (base: string, target: string): string => new URL(target, `zip:///${base}`).pathname.slice(1);

/** What a part of a workbook refers to, with the paths in the zip. */
const relationsOf = async (zip: Zip, part: string): Promise<Relation[]> => {
  const at = part.lastIndexOf('/') + 1;
  const name = `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
  if (!zip.has(name)) return [];
  const relations: Relation[] = [];
  await readXml(zip.read(name), {
    open: (tag, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (tag !== 'Relationship' || TargetMode === 'External') return;
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: pathOf(part, Target) });
    },
  });
  return relations;
};

type Sheet = { name: string; part: string };
export type Workbook = { sheets: [Sheet, ...Sheet[]]; texts: string | null; styles: string | null; is1904: boolean };

/** Where the sheets of a workbook lie, those that are shown, and what they refer to. */
export const readWorkbook = async (zip: Zip): Promise<Workbook> => {
  const noSheet = () => new UnreadableFile('Filen har intet ark. Gem den igen i Excel, og prøv igen.');
  const workbook = (await relationsOf(zip, '')).find(({ type }) => type === 'officeDocument')?.target;
  if (!workbook) throw noSheet();
  const named: { id: string; name: string; isShown: boolean }[] = [];
  let is1904 = false;
  await readXml(zip.read(workbook), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet') return;
      const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
      named.push({ id, name: storable(attributes.name ?? ''), isShown: (attributes.state ?? 'visible') === 'visible' });
    },
  });
  const relations = await relationsOf(zip, workbook);
  const of = (type: string) => relations.find((relation) => relation.type === type)?.target ?? null;
  const all = named.flatMap(({ id, name, isShown }) => {
    const part = relations.find((relation) => relation.id === id && relation.type === 'worksheet')?.target;
    return part ? [{ name, part, isShown }] : [];
  });
  const shown = all.filter(({ isShown }) => isShown);
  const [first, ...others] = shown.length > 0 ? shown : all;
  if (!first) throw noSheet();
  return { sheets: [first, ...others], texts: of('sharedStrings'), styles: of('styles'), is1904 };
};

/** A letter that XML cannot write stands in a workbook as its code. */
const decodeLetters = (text: string): string =>
  text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** The text between tags `t`, but for how it is pronounced. */
export class TextOfTags {
  #text: string[] = [];
  #isText = false;
  #pronounced = 0;
  open(tag: string): void {
    if (tag === 'rPh') this.#pronounced += 1;
    this.#isText = tag === 't' && this.#pronounced === 0;
  }
  add(text: string): void {
    if (this.#isText) this.#text.push(text);
  }
  close(tag: string): void {
    if (tag === 'rPh') this.#pronounced -= 1;
    if (tag === 't') this.#isText = false;
  }
  take(): string {
    const text = beginningOf(decodeLetters(this.#text.join('')), readLimits.cell);
    this.#text = [];
    return text;
  }
}

/** The texts that cells share. */
export const readTexts = async (zip: Zip, part: string | null): Promise<string[]> => {
  const texts: string[] = [];
  if (!part) return texts;
  const one = new TextOfTags();
  await readXml(zip.read(part), {
    open: (tag) => one.open(tag),
    text: (text) => one.add(text),
    close: (tag) => {
      one.close(tag);
      if (tag === 'si') texts.push(one.take());
    },
  });
  return texts;
};

// Excel's own formats of days; those of a time of day alone are no days.
const isDayFormat = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58);

/** Whether a format shows a day: it names days or years, or months without hours and seconds. */
export const showsDay = (format: string): boolean => {
  const [first = ''] = format
    .replaceAll(/\[[hms]+\]/gi, 'h')
    .replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, '')
    .split(';');
  return /[dy]/i.test(first) || (/m/i.test(first) && !/[hs]/i.test(first));
};

/** Which styles of cells show days, by their number. */
export const readDayStyles = async (zip: Zip, part: string | null): Promise<boolean[]> => {
  const styles: boolean[] = [];
  if (!part) return styles;
  const own = new Map<number, boolean>();
  let isInCellStyles = false;
  await readXml(zip.read(part), {
    open: (tag, { numFmtId = '0', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (tag === 'numFmt') own.set(id, showsDay(formatCode));
      if (tag === 'cellXfs') isInCellStyles = true;
      if (tag === 'xf' && isInCellStyles) styles.push(own.get(id) ?? isDayFormat(id));
    },
    close: (tag) => {
      if (tag === 'cellXfs') isInCellStyles = false;
    },
  });
  return styles;
};
