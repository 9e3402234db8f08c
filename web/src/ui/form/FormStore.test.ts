import { sponsorshipInputSchema } from '@sponsorat/api';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/client.ts';
import { FormStore } from './FormStore.ts';
import { changesOf, initialState } from './form-state.ts';
import { blankValues, checksOf, type FormValues } from './schema.ts';

type Values = FormValues<typeof sponsorshipInputSchema>;
const initial: Values = {
  ...blankValues(sponsorshipInputSchema),
  id: 1,
  version: 3,
  name: 'Vejle Boldklub',
  shortName: 'VB',
  categoryId: 1,
  areaId: 2,
  userId: 4,
  address: 'Roms Hule 6',
  zipCode: '7100',
  city: 'Vejle',
};
const strict = checksOf(sponsorshipInputSchema);

const formWith = (save: (input: unknown) => Promise<Values> = async () => initial) =>
  new FormStore<Values, unknown, Values>('form', {
    checks: () => strict,
    initial,
    save,
    afterSave: (answer) => answer,
  });
const refusing = (status: number, body: ConstructorParameters<typeof ApiError>[1]) =>
  formWith(async () => {
    throw new ApiError(status, body);
  });

describe('what is shown as wrong', () => {
  it('waits until a field was touched', () => {
    const form = formWith();
    form.set('name', '');
    expect(form.field('name').error()).toBeUndefined();
    form.field('name').touch();
    expect(form.field('name').error()).toBe('Navn skal udfyldes');
    form.set('name', 'V');
    expect(form.field('name').error()).toBeUndefined();
  });

  it('is everything once a save was tried, and nothing is sent', async () => {
    const save = vi.fn(async () => initial);
    const form = formWith(save);
    form.set('categoryId', null);
    form.set('contactEmail', 'nej');
    await form.submit();
    expect(save).not.toHaveBeenCalled();
    expect(form.get().summary).toEqual({
      categoryId: 'Kategori skal udfyldes',
      contactEmail: 'E-mail skal være en gyldig e-mail',
    });
    expect(form.field('categoryId').error()).toBe('Kategori skal udfyldes');
  });

  it('leaves the summary line by line as it is mended, whoever refused it', async () => {
    const form = formWith();
    form.set('categoryId', null);
    form.set('contactEmail', 'nej');
    await form.submit();
    form.set('contactEmail', 'fbs@klub.dk');
    expect(form.get().summary).toEqual({ categoryId: 'Kategori skal udfyldes' });
    form.set('contactEmail', 'nej igen');
    expect(form.get().summary).toEqual({ categoryId: 'Kategori skal udfyldes' });
    form.set('contactEmail', null);
    form.set('categoryId', 2);
    expect(form.get().summary).toBeUndefined();

    const refused = refusing(422, { error: 'x', message: 'x', fields: { name: 'Navn er ikke ledigt' } });
    await refused.submit();
    refused.set('city', 'Jelling');
    expect(refused.get().summary).toEqual({ name: 'Navn er ikke ledigt' });
    refused.set('name', 'Vejle');
    expect(refused.get().summary).toBeUndefined();
  });

  it('is what the server refused, until that field is changed', async () => {
    const form = refusing(422, { error: 'x', message: 'x', fields: { name: 'Navn er ikke ledigt' } });
    await form.submit();
    expect(form.field('name').error()).toBe('Navn er ikke ledigt');
    form.set('city', 'Jelling');
    expect(form.field('name').error()).toBe('Navn er ikke ledigt');
    form.set('name', 'Vejle');
    expect(form.field('name').error()).toBeUndefined();
  });
});

describe('saving', () => {
  it('happens once, however often it is asked for', async () => {
    let finish: (answer: Values) => void = () => {};
    const save = vi.fn(() => new Promise<Values>((resolve) => (finish = resolve)));
    const form = formWith(save);
    const first = form.submit();
    await form.submit();
    expect(save).toHaveBeenCalledTimes(1);
    finish({ ...initial, version: 4 });
    await first;
    expect(form.get().values.version).toBe(4);
    expect(form.isDirty()).toBe(false);
  });

  it('keeps what was typed while it lasted', async () => {
    let finish: (answer: Values) => void = () => {};
    const form = formWith(() => new Promise((resolve) => (finish = resolve)));
    form.set('name', 'Vejle B');
    const saving = form.submit();
    form.set('city', 'Jelling');
    finish({ ...initial, name: 'Vejle B', version: 4 });
    await saving;
    expect(form.get().values).toMatchObject({ name: 'Vejle B', city: 'Jelling', version: 4 });
    expect(form.isDirty()).toBe(true);
  });

  it('loses nothing when it fails, and can be tried again', async () => {
    const form = refusing(500, { error: 'Fejl', message: 'Prøv igen' });
    form.set('name', 'Nyt navn');
    await form.submit();
    expect(form.get()).toMatchObject({ saving: false, attempts: 1, values: { name: 'Nyt navn' } });
    expect(form.get().failure).toBeInstanceOf(ApiError);
    await form.submit();
    expect(form.get().attempts).toBe(2);
  });
});

describe('a save of somebody else', () => {
  it('is told apart from other conflicts', async () => {
    const mine = refusing(409, { error: 'x', message: 'x', by: 'Mette', at: '2026-11-20T10:00:00Z' });
    await mine.submit();
    expect(mine.get().conflict).toEqual({ by: 'Mette', at: '2026-11-20T10:00:00Z' });
    // It stays until one has chosen, also where nothing was typed that newer values would overwrite.
    mine.refresh({ ...initial, name: 'Deres navn' });
    expect(mine.get().conflict).toBeDefined();
    const other = refusing(409, { error: 'I brug', message: 'Sponsoratet har en aftale' });
    await other.submit();
    expect(other.get().conflict).toBeUndefined();
    expect(other.get().failure).toBeInstanceOf(ApiError);
  });

  it('says what differs from what was loaded, and what was changed here as well', async () => {
    const theirs = { ...initial, name: 'Deres navn', city: 'Jelling', zipCode: '7300', version: 4 };
    const form = new FormStore<Values, unknown, Values>('form', {
      checks: () => strict,
      initial,
      save: () => Promise.reject(new ApiError(409, { error: 'x', message: 'x', by: 'Mette' })),
      loadTheirs: async () => theirs,
    });
    form.set('name', 'Mit navn');
    form.set('city', 'Jelling');
    form.set('shortName', 'V');
    await form.submit();
    await vi.waitFor(() => expect(form.get().conflict?.changes).toBeDefined());
    expect(form.get().conflict?.changes).toEqual([
      { label: 'Navn', isClash: true, now: '»Deres navn«' },
      { label: 'Postnr.', isClash: false, now: '»7300«' },
      { label: 'By', isClash: false, now: '»Jelling«' },
    ]);
  });

  it('says what a field holds now where that is short, and not what only stands for something else', () => {
    const was: Values = { ...initial, city: 'Vejle', categoryId: 1, contact: 'Bo', chargesVat: true };
    const theirs: Values = {
      ...was,
      name: 'Vejle',
      address: 'x'.repeat(61),
      categoryId: 2,
      purposes: ['Elite'],
      contact: null,
      chargesVat: null,
    };
    const changes = changesOf(initialState(was), theirs, strict);
    expect(changes.map(({ label, now }) => [label, now])).toEqual([
      ['Navn', '»Vejle«'],
      ['Kategori', undefined],
      ['Adresse', undefined],
      ['Kontaktperson', 'tom'],
      ['Klubben opkræver moms', undefined],
      ['Formål', undefined],
    ]);
  });

  it('can be taken with my changes on top', () => {
    const form = formWith();
    form.set('name', 'Mit navn');
    form.rebase({ ...initial, name: 'Deres navn', city: 'Jelling', version: 5 });
    expect(form.get().values).toMatchObject({ name: 'Mit navn', city: 'Jelling', version: 5 });
    expect(form.get().baseline.name).toBe('Deres navn');
  });

  it('is waited for by the next save while its values are on their way', async () => {
    const saved: unknown[] = [];
    const theirs = { ...initial, city: 'Jelling', version: 5 };
    const form = new FormStore<Values, unknown, Values>('form', {
      checks: () => strict,
      initial,
      save: async (values) => {
        saved.push(values);
        return theirs;
      },
      loadTheirs: async () => theirs,
    });
    form.set('name', 'Mit navn');
    const taken = form.takeTheirs('mine');
    await form.submit();
    await taken;
    expect(saved).toEqual([expect.objectContaining({ name: 'Mit navn', city: 'Jelling', version: 5 })]);
  });
});

describe('a form with several purposes', () => {
  const lenient = checksOf(sponsorshipInputSchema.partial());

  it('asks what the purpose asks, and goes on asking that', async () => {
    const questions: unknown[] = [];
    const form = new FormStore<Values, unknown, Values, 'draft'>('form', {
      checks: (purpose) => (purpose === 'draft' ? lenient : strict),
      initial,
      save: async (_input, purpose) => {
        questions.push(purpose);
        return initial;
      },
    });
    form.set('categoryId', null);
    await form.submit();
    expect(form.get().summary).toEqual({ categoryId: 'Kategori skal udfyldes' });
    form.set('contactEmail', 'nej');
    await form.submit('draft');
    expect(form.field('contactEmail').error()).toBe('E-mail skal være en gyldig e-mail');
    expect(questions).toEqual([]);
    form.set('contactEmail', null);
    form.set('categoryId', 2);
    await form.retry();
    expect(questions).toEqual(['draft']);
  });
});

describe('newer values from the server', () => {
  it('are shown where nothing was typed', () => {
    const form = formWith();
    form.refresh({ ...initial, city: 'Jelling' });
    expect(form.get().values.city).toBe('Jelling');
  });

  it('never overwrite what was typed', () => {
    const form = formWith();
    form.set('name', 'Nyt');
    form.refresh({ ...initial, name: 'Andet', version: 9 });
    expect(form.get().values).toMatchObject({ name: 'Nyt', version: 3 });
  });

  it('a field that is emptied again is not a change', () => {
    const form = formWith();
    form.set('cvr', '1');
    expect(form.isDirty()).toBe(true);
    form.set('cvr', '');
    expect(form.isDirty()).toBe(false);
  });
});
