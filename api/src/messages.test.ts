import { describe, expect, it } from 'vitest';
import { messages, withLabel } from './messages.ts';

/** Every form rule, with what its message must say once the label stands in it. */
const texts: Record<keyof typeof messages, [message: string, text: string]> = {
  default: [messages.default, 'Navn er ikke gyldig'],
  alpha: [messages.alpha, 'Navn må kun indeholde bogstaver'],
  alpha_num: [messages.alpha_num, 'Navn må kun indeholde bogstaver og tal'],
  alpha_dash: [messages.alpha_dash, 'Navn må kun indeholde bogstaver, tal, bindestreger og understreger'],
  alpha_spaces: [messages.alpha_spaces, 'Navn må kun indeholde bogstaver og mellemrum'],
  between: [messages.between(1, 10), 'Navn skal være mellem 1 og 10'],
  confirmed: [messages.confirmed('Adgangskode'), 'Navn skal være magen til Adgangskode'],
  digits: [messages.digits(8), 'Navn skal bestå af præcis 8 cifre'],
  dimensions: [messages.dimensions(640, 480), 'Navn skal være 640 x 480 pixels'],
  email: [messages.email, 'Navn skal være en gyldig e-mail'],
  not_one_of: [messages.not_one_of, 'Navn skal være en gyldig værdi'],
  one_of: [messages.one_of, 'Navn skal være en gyldig værdi'],
  ext: [messages.ext, 'Navn skal være en gyldig filtype'],
  mimes: [messages.mimes, 'Navn skal være en gyldig filtype'],
  image: [messages.image, 'Navn skal være et billede'],
  integer: [messages.integer, 'Navn skal være et helt tal'],
  length: [messages.length(4), 'Navn skal være på præcis 4 tegn'],
  max: [messages.max(200), 'Navn må højst være på 200 tegn'],
  min: [messages.min(12), 'Navn skal være på mindst 12 tegn'],
  max_value: [messages.max_value(100), 'Navn må højst være 100'],
  min_value: [messages.min_value(0), 'Navn skal være mindst 0'],
  numeric: [messages.numeric, 'Navn skal være et tal'],
  regex: [messages.regex, 'Navn skal have et gyldigt format'],
  required: [messages.required, 'Navn skal udfyldes'],
  required_if: [messages.required_if, 'Navn skal udfyldes'],
  size: [messages.size(512), 'Navn må højst fylde 512 KB'],
  url: [messages.url, 'Navn skal være en gyldig webadresse (http:// eller https://)'],
  date: [messages.date, 'Navn skal være en gyldig dato (dd-mm-åååå)'],
  time: [messages.time, 'Navn skal være et klokkeslæt (tt:mm)'],
  money: [messages.money, 'Navn skal være et beløb i kroner med højst to decimaler'],
  decimals: [messages.decimals(3), 'Navn må højst have 3 decimaler'],
  printable: [messages.printable, 'Navn skal skrives med latinske bogstaver, så det kan stå på en aftale'],
  maxItems: [messages.maxItems(500), 'Navn må højst have 500 punkter'],
};

describe('the form messages', () => {
  it.each(Object.entries(texts))('%s reads as it should', (_rule, [message, text]) => {
    expect(withLabel(message, 'Navn')).toBe(text);
  });

  it('are all of them here', () => {
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys(messages)));
  });

  it('take the label wherever it stands', () => {
    expect(withLabel('{field} og {field}', 'By')).toBe('By og By');
  });
});
