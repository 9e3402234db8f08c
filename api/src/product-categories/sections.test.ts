import { expect, it } from 'vitest';
import { sectionIds, sections } from './sections.ts';

it('there are three sections, in the order of the wizard, with the ids that others know them by', () => {
  expect(sections.map((section) => [section, sectionIds[section]])).toEqual([
    ['Eksponering', 2],
    ['Hospitality', 3],
    ['Aktivering', 4],
  ]);
});
