import { expect, it } from 'vitest';
import { ApiError } from '../lib/client.ts';
import { answerCalls, json } from '../testing/answerCalls.ts';
import { checkTemplateName } from './template-names.ts';

const stored = { Id: 4, Name: 'Guldpakke', Description: null, Active: true, Used: 0, Category: null };

it('a template is refused the name of another, whatever the case, and keeps its own', async () => {
  answerCalls(({ url }) =>
    url === '/api/settings/templates' ? json({ Result: [stored], TotalPages: 1, Total: 1 }) : undefined,
  );
  const refusal = await checkTemplateName('guldpakke').catch((failure: unknown) => failure);
  expect(refusal).toBeInstanceOf(ApiError);
  expect((refusal as ApiError).fields).toEqual({
    name: 'Der er allerede en skabelon med det navn. Vælg et andet.',
  });
  await expect(checkTemplateName('Guldpakke', 4)).resolves.toBeUndefined();
  await expect(checkTemplateName('Sølvpakke')).resolves.toBeUndefined();
});
