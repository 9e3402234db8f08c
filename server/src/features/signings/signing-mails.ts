import {
  type AgreementTerms,
  danishDate,
  fillPlaceholders,
  type IsoDate,
  joinWords,
  maskedEmail,
  type SigningPlaceholder,
  signingLimits,
} from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { ContractDetails } from '../contracts/contracts.store.ts';
import type { SignerRow, SigningRow } from '../contracts/signings.store.ts';
import { paragraphsOf } from '../mails/mail-layout.rules.ts';
import { queueMail } from '../mails/mails.usecases.ts';

/** An agreement as its mails name it. */
export type SignedAgreement = {
  number: string;
  club: string;
  bank: string;
  /** Where it is in the app, for whoever is told that a mail did not arrive. */
  path: string;
  sponsorshipId: number;
};
/** What an agreement says, as it was frozen: one that was sent is confirmed. */
export const frozenTermsOf = ({ id, frozen }: Pick<ContractDetails, 'id' | 'frozen'>): AgreementTerms => {
  if (!frozen) throw new Error(`Agreement ${id} is not confirmed`);
  return frozen;
};

export const agreementOf = (
  contract: Pick<ContractDetails, 'id' | 'frozen' | 'number' | 'sponsorshipId'>,
): SignedAgreement => {
  const { club, bank } = frozenTermsOf(contract);
  const { id, number, sponsorshipId } = contract;
  return { number, club: club.name, bank: bank.name, sponsorshipId, path: `/sponsorships/${sponsorshipId}/${id}` };
};

type PlaceholderTexts = Partial<Record<SigningPlaceholder, string>>;

/** What the placeholders of a sending's texts are; `{frist}` and `{navn}` stay as written until they are known. */
export const placeholdersOf = (
  { number, club, bank }: SignedAgreement,
  { deadline, name }: { deadline?: IsoDate; name?: string } = {},
): PlaceholderTexts => ({
  klub: club,
  nummer: number,
  bank,
  ...(deadline && { frist: danishDate(deadline) }),
  ...(name && { navn: name }),
});

/** What the mails of a sending are about. */
export type Mailing = { signing: SigningRow; agreement: SignedAgreement };
const about = ({ signing, agreement: { path, sponsorshipId } }: Mailing) => ({
  byUserId: signing.sentByUserId,
  path,
  sponsorshipId,
});
/** To somebody of the club, who answers whoever sent it. */
const toClub = (mailing: Mailing) => ({ ...about(mailing), replyTo: mailing.signing.senderEmail });

/** A signer's mail with the link, the first time or as a reminder; gives its id. */
export const queueInvitation = (
  tx: Connection,
  deps: Deps,
  { signing, agreement }: Mailing,
  signer: Pick<SignerRow, 'name' | 'email'>,
  { url, token, isReminder = false }: { url: string; token: string; isReminder?: boolean },
): Promise<number | null> => {
  const filled = placeholdersOf(agreement, { deadline: signing.deadline, name: signer.name });
  const subject = fillPlaceholders(signing.subject, filled);
  return queueMail(tx, deps, {
    ...toClub({ signing, agreement }),
    to: signer.email,
    subject: isReminder ? `Påmindelse: ${subject}` : subject,
    blocks: [...paragraphsOf(fillPlaceholders(signing.text, filled)), { button: 'Læs og underskriv', url }],
    secrets: [url, token],
    foot: `Linket er til ${signer.name} og virker til og med den ${danishDate(signing.deadline)}. Send det ikke videre: svar på denne e-mail, hvis en anden skal skrive under.`,
  });
};

/** The sender's own copy of what was sent, without the link. */
export const queueCopy = (
  tx: Connection,
  deps: Deps,
  { signing, agreement }: Mailing,
  signers: readonly Pick<SignerRow, 'name' | 'email'>[],
): Promise<number | null> => {
  const name = joinWords(signers.map((signer) => signer.name));
  const filled = placeholdersOf(agreement, { deadline: signing.deadline, name });
  const to = signers.map(({ name, email }) => `${name}, ${email}`).join('\n');
  return queueMail(tx, deps, {
    to: signing.senderEmail,
    toUserId: signing.sentByUserId,
    ...about({ signing, agreement }),
    subject: `Kopi: ${fillPlaceholders(signing.subject, filled)}`,
    blocks: [{ paragraph: `Sendt til:\n${to}` }, ...paragraphsOf(fillPlaceholders(signing.text, filled))],
    foot: 'Du får denne kopi, fordi du bad om den. Linket til underskrift er kun hos dem, der skal skrive under.',
  });
};

/** A code for a signer, who waits for it. */
export const queueCode = (
  tx: Connection,
  deps: Deps,
  { signing, agreement }: Mailing,
  { name, email }: Pick<SignerRow, 'name' | 'email'>,
  code: string,
): Promise<number | null> =>
  queueMail(tx, deps, {
    ...toClub({ signing, agreement }),
    to: email,
    subject: `Din kode til aftale ${agreement.number}`,
    blocks: [
      { paragraph: `Kære ${name}` },
      { paragraph: `Skriv koden på siden for at underskrive aftalen mellem ${agreement.club} og ${agreement.bank}:` },
      { code },
      { paragraph: `Koden virker i ${signingLimits.codeMinutes} minutter og kun én gang.` },
    ],
    secrets: [code],
    foot: `Du får denne e-mail, fordi nogen har bedt om en kode til ${maskedEmail(email)}. Var det ikke dig, skal du ikke gøre noget.`,
  });

/** Says why the copy that a signer sent cannot be used, with the link to send another. */
export const queueRejection = (
  tx: Connection,
  deps: Deps,
  { signing, agreement }: Mailing,
  { name, email }: Pick<SignerRow, 'name' | 'email'>,
  { reason, url, token }: { reason: string; url: string; token: string },
): Promise<number | null> =>
  queueMail(tx, deps, {
    ...toClub({ signing, agreement }),
    to: email,
    subject: `Send en ny kopi af aftale ${agreement.number}`,
    blocks: [
      { paragraph: `Kære ${name}` },
      { paragraph: `Den kopi af aftalen, du sendte, kan ikke bruges:\n${reason}` },
      { button: 'Send en ny, eller underskriv', url },
    ],
    secrets: [url, token],
    foot: 'Svar på denne e-mail, hvis du har spørgsmål.',
  });

/** The signed agreement, to everybody who signed and to whoever sent it. */
export const queueSigned = async (
  tx: Connection,
  deps: Deps,
  { signing, agreement }: Mailing,
  signers: readonly Pick<SignerRow, 'name' | 'email'>[],
  fileId: number,
): Promise<void> => {
  const subject = `Aftale ${agreement.number} er underskrevet`;
  const text = `Aftalen mellem ${agreement.club} og ${agreement.bank} er underskrevet af alle. Den er vedhæftet.`;
  for (const { name, email } of signers)
    await queueMail(tx, deps, {
      ...toClub({ signing, agreement }),
      to: email,
      subject,
      blocks: [{ paragraph: `Kære ${name}` }, { paragraph: text }, { paragraph: 'Gem den. Tak for samarbejdet.' }],
      fileIds: [fileId],
      foot: 'Du får denne e-mail, fordi du har underskrevet aftalen. Svar på den, hvis du har spørgsmål.',
    });
  await queueMail(tx, deps, {
    to: signing.senderEmail,
    toUserId: signing.sentByUserId,
    ...about({ signing, agreement }),
    subject,
    blocks: [{ paragraph: text }],
    fileIds: [fileId],
    foot: 'Du får denne e-mail, fordi du sendte aftalen til underskrift.',
  });
};
