import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { findCompany } from '../company/company.store.ts';
import { pdfMaker, withLogos } from '../contracts/pdf/render.ts';
import { readLogos } from '../contracts/terms.usecases.ts';
import { getEvent, whenOf } from '../events/events.usecases.ts';
import { listGuests } from './guests.store.ts';
import type { GuestList } from './pdf/document.ts';

const renderGuests = withLogos(pdfMaker<GuestList>(new URL('./pdf/document.ts', import.meta.url)));

/** Who is let in at an event, as PDF; the log is told who asked for it. Throws 404. */
export const printGuests = async (deps: Deps, actor: Actor, eventId: number) => {
  const { event, sponsorship, logos, ...list } = await readSnapshot(deps.db, async (tx) => {
    const { event, sponsorship } = await getEvent(tx, actor, eventId);
    const { name, logoFileId, ...bank } = await findCompany(tx);
    const logoFileIds = { bank: logoFileId, club: sponsorship.logoFileId };
    const logos = await readLogos(tx, logoFileIds);
    return { event, sponsorship, bank: { ...bank, name: name ?? '' }, guests: await listGuests(tx, eventId), logos };
  });
  const about = { club: sponsorship.name, match: event.title, when: whenOf(event), printedOn: today(deps.clock) };
  const bytes = await renderGuests({ ...list, ...about, logos });
  const subject = { entity: 'event', entityId: event.id, sponsorshipId: sponsorship.id } as const;
  await audit(deps.db, deps.clock, actor, {
    action: 'print',
    ...subject,
    after: { title: event.title, date: event.date },
  });
  return { bytes, name: `Gæsteliste – ${event.title} ${event.date}.pdf` };
};
