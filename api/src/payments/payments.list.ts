import { asWords, defineList, filterBy } from '../define-list.ts';
import { rateStatuses } from './payments.rules.ts';

/** The rates of all agreements, the nearest first. The address says in one word how they stand, or that they are not paid. */
export const rateList = defineList({
  name: 'Rater',
  path: '/payments',
  right: 'Bruger',
  filters: {
    status: filterBy.word(
      'Status',
      { open: 'Ikke betalt', all: 'Alle statusser', ...asWords(rateStatuses) },
      'Alle statusser',
    ),
    open: { by: 'flag', label: 'Ikke betalt', only: 'call' },
    area: filterBy.area,
    user: filterBy.user,
    sponsorship: { ...filterBy.sponsorship, shownAs: 'Klub', all: 'Alle klubber' },
    rate: { by: 'record', label: 'Rate', only: 'call' },
    year: { by: 'number', label: 'År', only: 'call' },
    month: { by: 'number', label: 'Måned', only: 'call' },
    ...filterBy.period('Forfalder mellem'),
    search: filterBy.search,
  },
  sort: ['DueDate', 'Name', 'Status', 'Amount', 'Paid', 'Rest', 'InvoiceNumber'],
});

/** What was paid on these rates, which is a list only as a file. */
export const paymentList = defineList({ ...rateList, name: 'Betalinger' });

/** Active and coming agreements that are paid without rates. */
export const withoutRatesList = defineList({
  name: 'Uden rater',
  path: '/payments/without-rates',
  right: 'Bruger',
  filters: {
    status: filterBy.word('Status', { open: 'Ikke betalt', paid: 'Betalt' }, 'Alle statusser'),
    area: filterBy.area,
    user: filterBy.user,
    search: filterBy.search,
  },
  sort: ['EndDate', 'Name', 'UserName', 'Amount', 'Paid', 'Rest'],
});
