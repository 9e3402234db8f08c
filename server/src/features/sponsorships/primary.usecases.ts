import type { Connection } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versions.ts';
import { type ContactRow, contactStore, findPrimary } from './contacts.store.ts';
import { type SponsorshipRecord, sponsorshipStore } from './sponsorships.store.ts';

type Person = Pick<ContactRow, 'name' | 'email' | 'phone'>;

const isSame = (one: Person, other: Person): boolean =>
  one.name === other.name && one.email === other.email && one.phone === other.phone;

/** Who the fields of a sponsorship name; one without a name is called by e-mail or phone. */
const personOf = ({
  contact,
  contactEmail: email,
  contactPhone: phone,
}: Pick<SponsorshipRecord, 'contact' | 'contactEmail' | 'contactPhone'>): Person | null => {
  const name = contact ?? email ?? phone;
  return name === null ? null : { name, email, phone };
};

/** Makes the primary contact that of the sponsorship's own fields, which were just saved in a row that is locked. */
export const copySponsorshipToPrimary = async (
  tx: Connection,
  sponsorship: SponsorshipRecord,
  { isNew, ...save }: Save & { isNew: boolean },
): Promise<void> => {
  const person = personOf(sponsorship);
  if (isNew) {
    if (person) await contactStore.insert(tx, { ...person, sponsorshipId: sponsorship.id, primary: true }, save);
    return;
  }
  const primary = await findPrimary(tx, sponsorship.id);
  if (person === null) {
    if (primary) await contactStore.update(tx, primary.id, { primary: false }, save);
    return;
  }
  if (primary) {
    if (!isSame(primary, person)) await contactStore.update(tx, primary.id, person, save);
    return;
  }
  // Who is there already, as after the fields were cleared by mistake, is not made a second time.
  const there = (await contactStore.list(tx, sponsorship.id)).find(
    (one) => one.activeTo === null && isSame(one, person),
  );
  if (there) await contactStore.update(tx, there.id, { primary: true }, save);
  else await contactStore.insert(tx, { ...person, sponsorshipId: sponsorship.id, primary: true }, save);
};

/** Writes the primary contact into the fields of its sponsorship, a row that is locked, where they say something else. */
export const copyPrimaryToSponsorship = async (
  tx: Connection,
  sponsorship: SponsorshipRecord,
  primary: ContactRow | null,
  save: Save,
): Promise<void> => {
  const named = personOf(sponsorship);
  if (primary === null ? named === null : named !== null && isSame(named, primary)) return;
  const [contactEmail, contactPhone] = [primary?.email ?? null, primary?.phone ?? null];
  // A name that only repeats the e-mail or phone stays out of the sponsorship, where nobody wrote it.
  const unnamed = personOf({ contact: null, contactEmail, contactPhone });
  const isMadeUp = named !== null && sponsorship.contact === null && unnamed?.name === primary?.name;
  await sponsorshipStore.update(
    tx,
    sponsorship.id,
    { contact: isMadeUp ? null : (primary?.name ?? null), contactEmail, contactPhone },
    save,
  );
};
