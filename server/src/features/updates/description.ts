import { hasText, limits, messages, withLabel } from '@sponsorat/api';
import { invalid } from '../../lib/problem.ts';
import { cleanHtml } from './rich-text.ts';

const refuse = (message: string) => invalid({ description: withLabel(message, 'Beskrivelse') });
const longest = limits.longText.toLocaleString('da-DK');

/** A description as it is kept: clean HTML. Throws 422 where no text remains, or too much. */
export const cleanDescription = (html: string): string => {
  const description = cleanHtml(html);
  if (!hasText(description)) throw refuse(messages.required);
  if (description.length > limits.longText) throw refuse(messages.max(longest));
  return description;
};
