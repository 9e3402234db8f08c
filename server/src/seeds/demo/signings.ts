import {
  addDays,
  api,
  contractStatus,
  dayInCopenhagen,
  remindInputSchema,
  sendInputSchema,
  signInputSchema,
  testMailInputSchema,
} from '@sponsorat/api';
import { asc, desc, eq } from 'drizzle-orm';
import { type ContractDetails, getContract } from '../../features/contracts/contracts.store.ts';
import { contracts } from '../../features/contracts/contracts.table.ts';
import type { SignerRow, SigningRecord } from '../../features/contracts/signings.store.ts';
import { readMailTexts } from '../../features/mails/mail-texts.usecases.ts';
import { mails } from '../../features/mails/mails.table.ts';
import { sendTestMail } from '../../features/mails/mails.usecases.ts';
import { openLink, sendCode, sign } from '../../features/signings/public-signing.usecases.ts';
import { makeSending, type SigningDeps } from '../../features/signings/send.usecases.ts';
import { remindSigner } from '../../features/signings/signers.usecases.ts';
import type { Actor } from '../../lib/actor.ts';
import { DAY } from '../../lib/clock.ts';
import { Input } from '../../lib/http/input.ts';

const at = (deps: SigningDeps, time: Date): SigningDeps => ({ ...deps, clock: { now: () => time } });

const send = async (deps: SigningDeps, actor: Actor, contract: ContractDetails, deadline: string) => {
  const { contact, contactEmail } = contract.frozen?.club ?? {};
  const place = contactEmail?.split('@').at(-1) ?? 'klub.example';
  const signers = [
    { name: contact ?? 'Lone Friis', email: contactEmail ?? `formand@${place}` },
    { name: 'Torben Skaarup', email: `kasserer@${place}` },
  ];
  const texts = await readMailTexts(deps.db);
  const input = new Input({ id: contract.id, ...texts, signers, deadline, copy: true }, sendInputSchema);
  return deps.db.transaction((tx) => makeSending(tx, deps, actor, contract, input.value()));
};

const remind = (
  deps: SigningDeps,
  actor: Actor,
  { id, sponsorshipId }: ContractDetails,
  signer: SignerRow | undefined,
) => remindSigner(deps, actor, sponsorshipId, new Input({ id, signerId: signer?.id }, remindInputSchema));

/** The first signer opens the link, and signs with the code that came. */
const signFirst = async (deps: SigningDeps, { id, signers: [signer] }: SigningRecord): Promise<void> => {
  if (!signer) throw new Error(`Sending ${id} has no signers`);
  const visit = { token: deps.links.linkOf(signer).token, address: '203.0.113.20', agent: null };
  await openLink(deps, visit);
  await sendCode(deps, visit, new Input({}, api.signings.code.body));
  const [mail] = await deps.db.select({ secrets: mails.secrets }).from(mails).orderBy(desc(mails.id)).limit(1);
  const values = { name: signer.name, title: 'Formand', accept: true, code: mail?.secrets[0] };
  await sign(deps, visit, new Input(values, signInputSchema), (error) => {
    throw error;
  });
};

/** Two agreements that are out for signature: one that half have signed, and one whose deadline has passed. */
export const seedSignings = async (deps: SigningDeps, actor: Actor): Promise<void> => {
  const now = deps.clock.now();
  const today = dayInCopenhagen(now);
  const rows = await deps.db
    .select({ id: contracts.id, confirmedAt: contracts.confirmedAt })
    .from(contracts)
    .where(eq(contracts.status, contractStatus.awaiting))
    .orderBy(asc(contracts.confirmedAt));
  const [oldest, newer] = rows;
  if (!oldest?.confirmedAt || !newer?.confirmedAt) return;
  const overdue = await getContract(deps.db, actor, oldest.id, today);
  const half = await getContract(deps.db, actor, newer.id, today);
  const late = await send(at(deps, oldest.confirmedAt), actor, overdue, addDays(today, -1));
  await remind(at(deps, new Date(oldest.confirmedAt.getTime() + 2 * DAY)), actor, overdue, late.signers[0]);
  const begun = await send(at(deps, newer.confirmedAt), actor, half, addDays(today, 21));
  await signFirst(at(deps, new Date(newer.confirmedAt.getTime() + DAY / 8)), begun);
  await remind(at(deps, new Date(newer.confirmedAt.getTime() + DAY * 1.5)), actor, half, begun.signers[1]);
  await sendTestMail(
    at(deps, new Date(now.getTime() - DAY)),
    actor,
    new Input({ to: actor.email }, testMailInputSchema),
  );
};
