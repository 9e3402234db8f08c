import sax from 'sax';
import { Unreadable } from './read-cells.ts';

type Attributes = Record<string, string>;

export type XmlHandlers = {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML piece by piece, without prefixes. Entities of its own and documents beside it are not looked at. */
export const readXml = async (bytes: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> => {
  const parser = sax.parser(true);
  const fail = () => new Unreadable('Filen er beskadiget og kan ikke læses. Gem den igen i Excel, og prøv igen.');
  parser.onopentag = ({ name, attributes }) => handlers.open?.(local(name), attributes as Attributes);
  parser.onclosetag = (name) => handlers.close?.(local(name));
  parser.ontext = (text) => handlers.text?.(text);
  parser.oncdata = (text) => handlers.text?.(text);
  parser.ondoctype = () => {
    throw fail();
  };
  parser.onerror = () => {
    throw fail();
  };
  const decoder = new TextDecoder();
  for await (const piece of bytes) parser.write(decoder.decode(piece, { stream: true }));
  parser.write(decoder.decode()).close();
};
