import { sponsorshipInputSchema } from '@sponsorat/api';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/client.ts';
import { FormStore } from './FormStore.ts';

const initial = {
  id: 1,
  version: 3,
  name: 'Vejle Boldklub',
  shortName: 'VB',
  categoryId: 1 as number | null,
  areaId: 2,
  cvr: null as string | null,
  address: 'Roms Hule 6',
  zipCode: '7100',
  city: 'Vejle',
  contactEmail: null as string | null,
  userId: 4,
};
type Values = typeof initial;

const storeWith = (save: (input: unknown) => Promise<Values> = async () => initial) =>
  new FormStore<Values, typeof sponsorshipInputSchema, Values>({
    schema: sponsorshipInputSchema,
    initial,
    save,
    afterSave: (answer) => answer,
  });
const refusing = (status: number, body: ConstructorParameters<typeof ApiError>[1]) =>
  storeWith(async () => {
    throw new ApiError(status, body);
  });

describe('what is shown as wrong', () => {
  it('waits until a field was touched', () => {
    const store = storeWith();
    store.set('name', '');
    expect(store.error('name')).toBeUndefined();
    store.touch('name');
    expect(store.error('name')).toBe('Navn skal udfyldes');
    store.set('name', 'V');
    expect(store.error('name')).toBeUndefined();
  });

  it('is everything once a save was tried, and nothing is sent', async () => {
    const save = vi.fn(async () => initial);
    const store = storeWith(save);
    store.set('categoryId', null);
    store.set('contactEmail', 'nej');
    await store.submit();
    expect(save).not.toHaveBeenCalled();
    expect(store.get().summary).toEqual({
      categoryId: 'Kategori skal udfyldes',
      contactEmail: 'E-mail skal være en gyldig e-mail',
    });
    expect(store.error('categoryId')).toBe('Kategori skal udfyldes');
  });

  it('is what the server refused, until that field is changed', async () => {
    const store = refusing(422, { error: 'x', message: 'x', fields: { name: 'Navn er ikke ledigt' } });
    await store.submit();
    expect(store.error('name')).toBe('Navn er ikke ledigt');
    store.set('city', 'Jelling');
    expect(store.error('name')).toBe('Navn er ikke ledigt');
    store.set('name', 'Vejle');
    expect(store.error('name')).toBeUndefined();
  });
});

describe('saving', () => {
  it('happens once, however often it is asked for', async () => {
    let finish: (answer: Values) => void = () => {};
    const save = vi.fn(() => new Promise<Values>((resolve) => (finish = resolve)));
    const store = storeWith(save);
    const first = store.submit();
    await store.submit();
    expect(save).toHaveBeenCalledTimes(1);
    finish({ ...initial, version: 4 });
    await first;
    expect(store.get().values.version).toBe(4);
    expect(store.isDirty()).toBe(false);
  });

  it('keeps what was typed while it lasted', async () => {
    let finish: (answer: Values) => void = () => {};
    const store = storeWith(() => new Promise((resolve) => (finish = resolve)));
    store.set('name', 'Vejle B');
    const saving = store.submit();
    store.set('city', 'Jelling');
    finish({ ...initial, name: 'Vejle B', version: 4 });
    await saving;
    expect(store.get().values).toMatchObject({ name: 'Vejle B', city: 'Jelling', version: 4 });
    expect(store.isDirty()).toBe(true);
  });

  it('loses nothing when it fails, and can be tried again', async () => {
    const store = refusing(500, { error: 'Fejl', message: 'Prøv igen' });
    store.set('name', 'Nyt navn');
    await store.submit();
    expect(store.get()).toMatchObject({ saving: false, attempts: 1, values: { name: 'Nyt navn' } });
    expect(store.get().failure).toBeInstanceOf(ApiError);
    await store.submit();
    expect(store.get().attempts).toBe(2);
  });
});

describe('a save of somebody else', () => {
  it('is told apart from other conflicts', async () => {
    const mine = refusing(409, { error: 'x', message: 'x', by: 'Mette', at: '2026-11-20T10:00:00Z' });
    await mine.submit();
    expect(mine.get().conflict).toEqual({ by: 'Mette', at: '2026-11-20T10:00:00Z' });
    const other = refusing(409, { error: 'I brug', message: 'Sponsoratet har en aftale' });
    await other.submit();
    expect(other.get().conflict).toBeUndefined();
    expect(other.get().failure).toBeInstanceOf(ApiError);
  });

  it('can be taken with my changes on top', () => {
    const store = storeWith();
    store.set('name', 'Mit navn');
    store.rebase({ ...initial, name: 'Deres navn', city: 'Jelling', version: 5 });
    expect(store.get().values).toMatchObject({ name: 'Mit navn', city: 'Jelling', version: 5 });
    expect(store.get().baseline.name).toBe('Deres navn');
  });
});

describe('newer values from the server', () => {
  it('are shown where nothing was typed', () => {
    const store = storeWith();
    store.refresh({ ...initial, city: 'Jelling' });
    expect(store.get().values.city).toBe('Jelling');
  });

  it('never overwrite what was typed', () => {
    const store = storeWith();
    store.set('name', 'Nyt');
    store.refresh({ ...initial, name: 'Andet', version: 9 });
    expect(store.get().values).toMatchObject({ name: 'Nyt', version: 3 });
  });

  it('a field that is emptied again is not a change', () => {
    const store = storeWith();
    store.set('cvr', '1');
    expect(store.isDirty()).toBe(true);
    store.set('cvr', '');
    expect(store.isDirty()).toBe(false);
  });
});
