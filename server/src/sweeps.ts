import { sweepDeletedDrafts } from './features/contracts/deleted-drafts.store.ts';
import { sweepDocuments } from './features/documents/removal.usecases.ts';
import { sweepImports } from './features/imports/imports.store.ts';
import { sweepMails } from './features/mails/mails.store.ts';
import { sweepNotifications } from './features/notifications/notifications.store.ts';
import { calendarDays } from './features/reminders/calendar.rules.ts';
import { sweepEvents } from './features/reminders/calendar.store.ts';
import { HOUR, today } from './lib/clock.ts';
import type { AppDeps } from './lib/deps.ts';
import type { Job } from './lib/jobs/jobs.ts';

/** Deletes what has been there long enough: imports with their rows, what has rung, mails that were sent, documents that were removed, deleted drafts. */
export const sweepJob = ({ db, clock }: AppDeps): Job => ({
  name: 'sweep',
  every: HOUR,
  run: async () => {
    await sweepImports(db.background, clock.now());
    await sweepNotifications(db.background, clock.now());
    await sweepMails(db.background, clock.now());
    await sweepEvents(db.background, calendarDays(today(clock)).from);
    await sweepDeletedDrafts(db.background, clock.now());
    await sweepDocuments({ db: db.background, clock });
  },
});
