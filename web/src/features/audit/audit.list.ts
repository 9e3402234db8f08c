/** What the log can be asked for. Kinds and actions are read where the log is asked: a list knows no names. */
export const logList = {
  sortFields: ['At'],
  defaultSort: 'At',
  defaultDir: 'desc',
  filters: ['search', 'user', 'action', 'kind', 'from', 'to'],
} as const;
