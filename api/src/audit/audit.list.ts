import { defineList, filterBy } from '../define-list.ts';

/** The log, as its address is read; the words of its filters are many, and come with its page: `namedLogList`. */
export const logList = defineList({
  name: 'Log',
  path: '/log',
  right: 'Admin',
  filters: {
    user: { ...filterBy.user, label: 'Bruger', all: 'Alle brugere' },
    action: { by: 'text', label: 'Handling', all: 'Alle handlinger' },
    kind: { by: 'text', label: 'Type', all: 'Alle typer' },
    /** Goes with `kind`. */
    record: { by: 'record', label: 'Post', only: 'call' },
    ...filterBy.period('Periode'),
    search: filterBy.search,
  },
  sort: ['At'],
  defaultDir: 'desc',
});
