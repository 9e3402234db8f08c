import { api } from '@sponsorat/api';
import { ApiError, call } from '../lib/client.ts';
import { texts } from './texts.ts';

/** Throws where another template has a name: they could not be told apart where one is chosen. */
export const checkTemplateName = async (name: string, own: number | null = null): Promise<void> => {
  const { Result } = await call(api.templates.list, { body: { filter: { search: name }, perPage: 100 } });
  const isTaken = Result.some(({ Id, Name }) => Id !== own && Name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new ApiError(422, { fields: { name: texts.templateKnown } });
};
