import sax from 'sax';
import { invalid } from '../problem.ts';
import { UnreadableFile } from './read-cells.ts';

type Attributes = Record<string, string>;

export type XmlHandlers = {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  /** Nothing of the rest is needed. */
  isDone?: () => boolean;
};

// More than any workbook of so many rows and columns has; what is nested deeper or says more is none.
const DEEPEST = 64;
const MOST_ATTRIBUTES = 200;
const MOST_TAGS = 4_000_000;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

const tooMuch = () =>
  invalid({ model: 'Filen er bygget op, så den ikke kan læses her. Kopiér rækkerne til et nyt ark, og prøv igen' });

/**
 * Reads XML piece by piece, without prefixes. Entities of its own and documents beside it are not looked at. Throws 422
 * for more tags, depth or attributes than a workbook has.
 */
export const readXml = async (bytes: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> => {
  const parser = sax.parser(true);
  const fail = () => new UnreadableFile('Filen er beskadiget og kan ikke læses. Gem den igen i Excel, og prøv igen.');
  let [depth, tags, attributesOfTag] = [0, 0, 0];
  parser.onopentagstart = () => {
    [depth, tags, attributesOfTag] = [depth + 1, tags + 1, 0];
    if (depth > DEEPEST || tags > MOST_TAGS) throw tooMuch();
  };
  parser.onattribute = () => {
    attributesOfTag += 1;
    if (attributesOfTag > MOST_ATTRIBUTES) throw tooMuch();
  };
  parser.onopentag = ({ name, attributes }) => handlers.open?.(local(name), attributes as Attributes);
  parser.onclosetag = (name) => {
    depth -= 1;
    handlers.close?.(local(name));
  };
  parser.ontext = (text) => handlers.text?.(text);
  parser.oncdata = (text) => handlers.text?.(text);
  parser.ondoctype = () => {
    throw fail();
  };
  parser.onerror = () => {
    throw fail();
  };
  const decoder = new TextDecoder();
  for await (const piece of bytes) {
    parser.write(decoder.decode(piece, { stream: true }));
    if (handlers.isDone?.()) return;
  }
  parser.write(decoder.decode()).close();
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for XML. Excel reads `_x0041_` in it as a letter, unless its underscore is written that way as well. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '')
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
