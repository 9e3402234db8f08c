import type { Contract } from '@sponsorat/api';
import sharp from 'sharp';
import { PASSWORD } from '../../testing/fixtures.ts';
import type { Manner } from '../../testing/smtp.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { openMailApp } from '../mails/mails.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

export const ANNA = { name: 'Åse Ørsted', email: 'aase@klub.dk' };
export const BENT = { name: 'Bent Kasserer', email: 'bent@klub.dk' };

/** A sending to two, as a client sends it. */
export const sendingValues = (values: object = {}) => ({
  signers: [ANNA, BENT],
  subject: 'Aftale {nummer} med {klub}',
  text: 'Kære {navn}\n\nSkriv under senest den {frist}. Hilsen {bank}',
  copy: false,
  ...values,
});

/** Where somebody with a link asks for something. */
export const linkPath = (token: string, act = '') => `/api/public/signing/${token}${act && `/${act}`}`;

/** What somebody signs with. */
export const signatureValues = (code: string, values: object = {}) => ({
  name: 'Åse Ørsted',
  title: 'Formand',
  accept: true,
  code,
  ...values,
});

/** A white picture of so many points. */
export const blankPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } });

/** A file as somebody sends it with a form: a picture in the form's own field, unless it says otherwise. */
export type FilePart = { bytes: Buffer; name?: string; field?: string };

/** An app with a mail server, and agreements that are sent and signed as a club does it: by what comes by mail. */
export const openSigningTests = async (manner?: (to: string) => Manner) => {
  const test = await openMailApp(manner);
  const agreements = agreementsOf(test);
  const call = (
    contract: Pick<Contract, 'id' | 'sponsorshipId'>,
    action: string,
    body: object = {},
    client = test.admin,
  ) => client.post(`/api/sponsorships/${contract.sponsorshipId}/${action}`, { id: contract.id, ...body });
  /** A new club's agreement that awaits signature. */
  const awaiting = async (values: object = {}): Promise<Contract> =>
    agreements.awaiting((await makeSponsorship(test)).id, values);
  /** The same, sent to its signers. */
  const sendNew = async (values: object = {}): Promise<Contract> => {
    const contract = await awaiting();
    // Mails of one round arrive in any order: what waited before must not come after these.
    await test.send();
    return ok(await call(contract, 'send', sendingValues(values)));
  };
  /** The mails that have come to an address, the newest last. */
  const mailsTo = async (email: string) => {
    await test.send();
    return test.smtp.received.filter(({ to }) => to?.some(({ address }) => address === email));
  };
  const newestTo = async (email: string) => {
    const mail = (await mailsTo(email)).at(-1);
    if (!mail) throw new Error(`No mail has come to ${email}`);
    return mail;
  };
  /** The token of the newest link that came to an address. */
  const tokenOf = async (email: string): Promise<string> => {
    const links = (await mailsTo(email)).map(({ text }) => /\/underskriv\/([\w-]+)/.exec(text ?? '')?.[1]);
    const token = links.findLast((link) => link !== undefined);
    if (!token) throw new Error(`No link has come to ${email}`);
    return token;
  };
  // Everybody outside the bank comes without a cookie, and by default from an address that nobody else has.
  let visitors = 0;
  const visitor = () => {
    visitors += 1;
    return test.anonymous(`10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`);
  };
  const visit = (token: string) => visitor().get(linkPath(token));
  const act = (token: string, name: string, body: object = {}) => visitor().post(linkPath(token, name), body);
  /** The code that comes to an address when its signer asks for one. */
  const codeFor = async (email: string, token?: string): Promise<string> => {
    await test.send();
    const { status } = await act(token ?? (await tokenOf(email)), 'code');
    if (status !== 204) throw new Error(`No code was sent: ${status}`);
    const { text } = await newestTo(email);
    const code = /^\d{6}$/m.exec(text ?? '')?.[0];
    if (!code) throw new Error(`No code in: ${text}`);
    return code;
  };
  const sign = (token: string, code: string, values: object = {}) => act(token, 'sign', signatureValues(code, values));
  /** Signs as whoever the mails to an address come to. */
  const signAs = async (email: string, values: object = {}) => {
    const token = await tokenOf(email);
    return sign(token, await codeFor(email, token), values);
  };
  /** Moves the clock on; a session does not outlive days, so that everybody logs in again. */
  const later = async (milliseconds: number): Promise<void> => {
    test.clock.moveBy(milliseconds);
    for (const [client, email] of [
      [test.admin, 'anna@bank.dk'],
      [test.user, 'bo@bank.dk'],
      [test.other, 'dorte@bank.dk'],
    ] as const)
      await client.logIn(email, PASSWORD);
  };
  const get = (id: number): Promise<Contract> => agreements.get(id);
  /** An agreement that is sent to two, with the link of each. */
  const sendToBoth = async (values: object = {}) => {
    const contract = await sendNew(values);
    return { contract, anna: await tokenOf(ANNA.email), bent: await tokenOf(BENT.email) };
  };
  /** The same, where the first has asked for a code. */
  const sendWithCode = async () => {
    const sending = await sendToBoth();
    return { ...sending, code: await codeFor(ANNA.email, sending.anna) };
  };
  /** Sends files as the copy that is signed on paper. */
  const uploadAll = async (token: string, parts: FilePart[], from = visitor()) => {
    const form = new FormData();
    for (const { bytes, name = 'side.png', field = 'model' } of parts)
      form.append(field, new Blob([new Uint8Array(bytes)]), name);
    const request = new Request('http://x', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return from.send('POST', linkPath(token, 'upload'), { payload: Buffer.from(await request.arrayBuffer()), headers });
  };
  return {
    ...test,
    agreements,
    call,
    sending: sendingValues,
    awaiting,
    sendNew,
    sendToBoth,
    sendWithCode,
    uploadAll,
    mailsTo,
    newestTo,
    tokenOf,
    visitor,
    path: linkPath,
    visit,
    act,
    codeFor,
    signature: signatureValues,
    sign,
    signAs,
    later,
    get,
  };
};
