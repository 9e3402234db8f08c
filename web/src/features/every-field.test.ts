import { globSync, readFileSync } from 'node:fs';
import { api } from '@sponsorat/api';
import { expect, it } from 'vitest';

/*
 * A field of a schema that no screen names can be sent by nobody. Each form's folder names every field that its call
 * takes.
 */

const forms = {
  areas: api.areas.save,
  categories: api.categories.save,
  company: api.company.save,
  contacts: api.contacts.save,
  contracts: api.contracts.saveDraft,
  notes: api.notes.save,
  'product-categories': api.productCategories.save,
  products: api.products.save,
  profile: api.profile.save,
  sponsorships: api.sponsorships.save,
  updates: api.updates.save,
  users: api.users.save,
};
/** Forms send these of their own accord; which agreement one renews, or which template one begins with, is chosen before. */
const UNSEEN = ['id', 'version', 'renewsId', 'templateId'];

it.each(Object.entries(forms))('every field of %s is named on a screen', (feature, { body }) => {
  const folder = new URL(`./${feature}/`, import.meta.url);
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*', '**/*.queries.ts'] });
  const code = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const missing = Object.keys(body.shape).filter((key) => !UNSEEN.includes(key) && !code.includes(`'${key}'`));
  expect(files).not.toEqual([]);
  expect(missing).toEqual([]);
});
