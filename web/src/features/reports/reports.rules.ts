import type { Report } from '@sponsorat/api';

/** Whether a report says something else now than when it was kept. */
export const hasChanged = ({ changes, figures }: NonNullable<Report['kept']>): boolean =>
  changes.length > 0 || figures.length > 0;
