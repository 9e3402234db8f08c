import { defineList } from '../define-list.ts';

/** The budget of a year, area by area, which is a list only as a file. */
export const budgetList = defineList({
  name: 'Budget',
  path: '/reports/budget',
  right: 'Bruger',
  filters: { year: { by: 'number', label: 'År' } },
  sort: ['Area'],
});
