/**
 * The Danish form messages, one a rule. `{field}` is the field's label.
 * Every number in them is what the rule was given.
 */
export const messages = {
  default: '{field} er ikke gyldig',
  alpha: '{field} må kun indeholde bogstaver',
  alpha_num: '{field} må kun indeholde bogstaver og tal',
  alpha_dash: '{field} må kun indeholde bogstaver, tal, bindestreger og understreger',
  alpha_spaces: '{field} må kun indeholde bogstaver og mellemrum',
  between: (min: number | string, max: number | string) => `{field} skal være mellem ${min} og ${max}`,
  confirmed: (target: string) => `{field} skal være magen til ${target}`,
  digits: (length: number) => `{field} skal bestå af præcis ${length} ${length === 1 ? 'ciffer' : 'cifre'}`,
  dimensions: (width: number, height: number) => `{field} skal være ${width} x ${height} pixels`,
  email: '{field} skal være en gyldig e-mail',
  not_one_of: '{field} skal være en gyldig værdi',
  one_of: '{field} skal være en gyldig værdi',
  ext: '{field} skal være en gyldig filtype',
  mimes: '{field} skal være en gyldig filtype',
  image: '{field} skal være et billede',
  integer: '{field} skal være et helt tal',
  length: (length: number) => `{field} skal være på præcis ${length} tegn`,
  max: (length: number | string) => `{field} må højst være på ${length} tegn`,
  min: (length: number | string) => `{field} skal være på mindst ${length} tegn`,
  max_value: (max: number | string) => `{field} må højst være ${max}`,
  min_value: (min: number | string) => `{field} skal være mindst ${min}`,
  numeric: '{field} skal være et tal',
  regex: '{field} skal have et gyldigt format',
  required: '{field} skal udfyldes',
  required_if: '{field} skal udfyldes',
  size: (kilobytes: number) => `{field} må højst fylde ${kilobytes} KB`,
  url: '{field} skal være en gyldig webadresse (http:// eller https://)',
  date: '{field} skal være en gyldig dato (dd-mm-åååå)',
  time: '{field} skal være et klokkeslæt (tt:mm)',
  printable: '{field} skal skrives med latinske bogstaver, så det kan stå på en aftale',
  decimals: (most: number) => `{field} må højst have ${most} ${most === 1 ? 'decimal' : 'decimaler'}`,
  money: '{field} skal være et beløb i kroner med højst to decimaler',
  maxItems: (count: number) => `{field} må højst have ${count} ${count === 1 ? 'punkt' : 'punkter'}`,
} as const;

/** The message with the field's label in it. */
export const withLabel = (message: string, label: string): string => message.replaceAll('{field}', () => label);
