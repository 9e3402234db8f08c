import { describe, expect, it } from 'vitest';
import { removeQuestion } from '../ui/confirm.tsx';
import type { Noun } from '../ui/nouns.ts';
import { texts as areas } from './areas/texts.ts';
import { texts as categories } from './categories/texts.ts';
import { texts as contacts } from './contacts/texts.ts';
import { texts as contracts } from './contracts/texts.ts';
import { texts as documents } from './documents/texts.ts';
import { texts as events } from './events/texts.ts';
import { texts as imports } from './imports/texts.ts';
import { texts as notes } from './notes/texts.ts';
import { texts as payments } from './payments/texts.ts';
import { texts as productCategories } from './product-categories/texts.ts';
import { texts as products } from './products/texts.ts';
import { texts as proofs } from './proofs/texts.ts';
import { texts as ruleValues } from './rule-values/texts.ts';
import { texts as sponsorships } from './sponsorships/texts.ts';
import { texts as tasks } from './tasks/page.texts.ts';
import { texts as templates } from './templates/texts.ts';
import { texts as updates } from './updates/texts.ts';
import { texts as users } from './users/texts.ts';

const kinds = [areas, categories, productCategories, products, templates, updates].map(({ resource }) => resource);

describe('the question before a deletion', () => {
  const known: Record<Noun, string> = {
    område: 'Er du sikker på at du vil slette dette område?',
    kategori: 'Er du sikker på at du vil slette denne kategori?',
    produkt: 'Er du sikker på at du vil slette dette produkt?',
    opdatering: 'Er du sikker på at du vil slette denne opdatering?',
    sponsorat: 'Er du sikker på at du vil slette dette sponsorat?',
    aftale: 'Er du sikker på at du vil slette denne aftale?',
    kladde: 'Er du sikker på at du vil slette denne kladde?',
    arrangement: 'Er du sikker på at du vil slette dette arrangement?',
    bevis: 'Er du sikker på at du vil slette dette bevis?',
    bruger: 'Er du sikker på at du vil slette denne bruger?',
    opgave: 'Er du sikker på at du vil slette denne opgave?',
    dokument: 'Er du sikker på at du vil slette dette dokument?',
    betaling: 'Er du sikker på at du vil slette denne betaling?',
    kontaktperson: 'Er du sikker på at du vil slette denne kontaktperson?',
    note: 'Er du sikker på at du vil slette denne note?',
    skabelon: 'Er du sikker på at du vil slette denne skabelon?',
    import: 'Er du sikker på at du vil slette denne import?',
    værdi: 'Er du sikker på at du vil slette denne værdi?',
  };
  it.each(Object.entries(known) as [Noun, string][])('is in grammar for %s', (noun, question) => {
    expect(removeQuestion(noun)).toBe(question);
  });

  it('is asked about every noun that a screen has', () => {
    const questions = [
      ...kinds.map(({ noun }) => removeQuestion(noun)),
      ...[
        sponsorships.noun,
        contracts.noun,
        contracts.remove.draftNoun,
        users.noun,
        tasks.noun,
        ruleValues.history.noun,
        payments.block.noun,
        contacts.noun,
        events.noun,
        documents.noun,
        imports.noun,
        notes.noun,
        proofs.noun,
      ].map((noun) => removeQuestion(noun)),
      contracts.deleteFile.question,
    ];
    expect([...new Set(questions)].toSorted()).toEqual(Object.values(known).toSorted());
  });
});
