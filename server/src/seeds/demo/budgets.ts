import { budgetInputSchema, oreToKroner, yearOf } from '@sponsorat/api';
import { budgetResource } from '../../features/budgets/budgets.store.ts';
import { findFigures } from '../../features/budgets/read-budget.usecases.ts';
import type { Actor } from '../../lib/actor.ts';
import { today as todayOf } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { saveResource } from '../../lib/resource/resource.usecases.ts';
import { type AreaName, areas } from './bank.ts';

/** What is left of an area's budget in kroner, or how far it is over; of the others a tenth is free. */
const left: Partial<Record<AreaName, number>> = { Østjylland: 40_000, Nordjylland: -15_000 };
const COMMON = 100_000;
const STEP = 1_000;

const upTo = (kroner: number, step: number): number => Math.max(0, Math.ceil(kroner / step) * step);

/** Budgets of last year, this one and the next, around what is bound in them. */
export const seedBudgets = async (deps: Deps, actor: Actor, area: (name: AreaName) => number): Promise<void> => {
  const today = todayOf(deps.clock);
  const save = (values: object) => saveResource(budgetResource, deps, actor, new Input(values, budgetInputSchema));
  for (const year of [-1, 0, 1].map((offset) => yearOf(today) + offset)) {
    const areaIds = areas.map(({ name }) => area(name));
    const figures = await findFigures(deps.db, areaIds, year, today);
    for (const { name } of areas) {
      const bound = oreToKroner(figures.get(area(name))?.sums.bound ?? 0n);
      const free = left[name];
      const amount = free === undefined ? upTo(bound * 1.1, 10 * STEP) : upTo(bound + free, STEP);
      await save({ areaId: area(name), year, amount });
    }
    await save({ areaId: null, year, amount: COMMON, note: 'Jubilæer og landsdækkende arrangementer' });
  }
};
