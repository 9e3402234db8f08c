import type { Page } from '@playwright/test';
import type { PublicSigning, SignerState, Signing } from '@sponsorat/api';
import { answers, changes, fails, refuses } from './calls.ts';
import { button, dialog, press } from './common.ts';
import type { Records } from './records.ts';
import type { Screen, State } from './state.ts';

const DAY = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const inDays = (days: number) => before(-days).slice(0, 10);

const awaiting = ({ awaitingClub, awaiting: id }: Records) => `/sponsorships/${awaitingClub}/${id}`;
const person = (id: number, name: string, state: SignerState) => ({
  id,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@ved-aaen-og-havnens-idraetsforening.example`,
  state,
  ...({ at: before(2), reason: null, mail: 'Sendt', remindFrom: before(1) } as const),
});
const signers = [
  person(1, 'Kirsten Ærenlund-Christoffersen', 'Underskrevet'),
  { ...person(2, 'Torben Skaarup', 'Åbnet'), mail: 'Fejlet' as const },
  { ...person(3, 'Lone Friis', 'Sendt'), mail: 'Venter' as const },
];
/** An agreement whose sending stands like this, whatever the demo's has come to. */
const out = (part: Partial<Signing> = {}) => {
  const signing: Signing = {
    state: 'Sendt',
    signed: 1,
    of: 3,
    deadline: inDays(21),
    sentAt: before(4),
    sentBy: 'Mette Kjærgaard',
    signers,
    upload: null,
    ...part,
  };
  return [changes('GET /api/sponsorships/contracts/:id', { signing })];
};
const declined = { ...person(2, 'Torben Skaarup', 'Afvist'), reason: 'Beløbet er ikke det, vi blev enige om.' };

const PROPOSAL = 'GET /api/sponsorships/contracts/:id/signing-proposal';
const sendable = [
  ...out({ state: 'Annulleret' }),
  changes(PROPOSAL, { obstacle: null, colleagues: ['admin@demo.dk'] }),
];
const email = (page: Page, at: number) => page.getByRole('textbox', { name: `E-mail, underskriver ${at}` });
const send = press('Send til underskrift');
const sendWrong = async (page: Page) => {
  await send(page);
  await email(page, 1).fill('admin@demo.dk');
  await button(page, 'Tilføj underskriver').click();
  await email(page, 2).fill('formand');
  await dialog(page).getByRole('button', { name: 'Send til underskrift' }).click();
};

const sending: State[] = [
  { name: 'send', calls: sendable, act: send, shows: (page) => email(page, 1) },
  { name: 'send-refused', calls: sendable, act: sendWrong, shows: 'Der er fejl i formularen' },
  {
    name: 'send-blocked',
    calls: [...out({ state: 'Annulleret' }), changes(PROPOSAL, { obstacle: 'Banken underskriver kun på papir.' })],
    act: send,
    shows: 'Aftalen kan ikke sendes herfra',
  },
  {
    name: 'send-failed',
    calls: [...out({ state: 'Annulleret' }), fails(PROPOSAL)],
    act: send,
    shows: 'Noget gik galt',
  },
  { name: 'out', calls: out(), shows: /1 af 3 har underskrevet/ },
  { name: 'out-long-texts', in: 'long', calls: out(), shows: /1 af 3 har underskrevet/ },
  { name: 'cancel', calls: out(), act: press('Annullér'), shows: 'Vil du annullere afsendelsen?' },
  { name: 'received', calls: out({ state: 'Modtaget', upload: '/api/files/1/a' }), shows: 'Se kopien' },
  {
    name: 'reject',
    calls: out({ state: 'Modtaget', upload: '/api/files/1/a' }),
    act: press('Afvis'),
    shows: (page) => dialog(page).getByRole('textbox', { name: /^Begrundelse/ }),
  },
  { name: 'declined', calls: out({ state: 'Afvist', signers: [declined] }), shows: /har afvist at underskrive/ },
  { name: 'expired', calls: out({ state: 'Udløbet', deadline: inDays(-1) }), shows: /linkene virker ikke længere/ },
];

const CLUB = 'GET /api/public/signing/*';
const club = (part: Partial<PublicSigning> = {}) => {
  const shown: PublicSigning = {
    bank: 'Fjordbanken',
    logo: null,
    club: 'Idrætsforeningen Ved Åen og Havnen',
    number: '2026-0019',
    sender: { name: 'Mette Kjærgaard', email: 'mette@fjordbanken.example' },
    signer: { name: 'Kirsten Ærenlund-Christoffersen', email: 'k•••@ved-aaen.example', state: 'Åbnet' },
    others: [{ name: 'Torben Skaarup', state: 'Sendt' }],
    state: 'Sendt',
    deadline: inDays(21),
    text: 'Kære Kirsten\n\nHer er aftalen. Skriv under inden fristen.',
    ...part,
  };
  return [answers(CLUB, shown)];
};
const signerWho = (state: SignerState) => ({
  name: 'Kirsten Ærenlund-Christoffersen',
  email: 'k•••@ved.example',
  state,
});
const openWays = async (page: Page) => {
  for (const name of ['Vi underskriver på papir', 'Afvis']) await page.getByText(name, { exact: true }).click();
};
const sendNothing = async (page: Page) => {
  await openWays(page);
  await press('Send kopien')(page);
  await press('Afvis aftalen')(page);
};
const copies = ['side 1.jpg', 'side 2 med underskrifter.jpg'].map((name) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('x'),
}));
const sendUnreadable = async (page: Page) => {
  await openWays(page);
  await page.getByLabel('Vælg filer').setInputFiles(copies);
  await press('Send kopien')(page);
};
const askForCode = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Titel' }).fill('Formand');
  await page.getByRole('checkbox').check();
  await press('Send kode')(page);
};
// The page says that it knows no such link; what is asked of it is answered in the server's place.
const nobody = { as: 'nobody', refused: /404 .*\/(underskriv|signing)\/x\)$/ } as const;
const UPLOAD = 'POST /api/public/signing/*/upload';
const unreadable = { message: '', fields: { model: 'Send aftalen som én PDF eller som billeder (JPEG eller PNG).' } };

/** An agreement that is sent for signature, as the bank sees it and as the club does. */
export const signingScreens: readonly Screen[] = [
  { name: 'sending', route: '_app/sponsorships/$id/$contract', path: awaiting, states: sending },
  {
    name: 'club',
    path: '/underskriv/x',
    states: [
      { ...nobody, name: 'open', calls: club(), shows: '1. Læs aftalen' },
      { ...nobody, name: 'refused', calls: club(), act: press('Send kode'), shows: 'Skriv din titel i klubben' },
      {
        ...nobody,
        name: 'code',
        calls: [...club(), answers('POST /api/public/signing/*/code', {})],
        act: askForCode,
        shows: 'Kode fra e-mailen',
      },
      { ...nobody, name: 'ways-refused', calls: club(), act: sendNothing, shows: 'Vælg en fil' },
      {
        ...nobody,
        name: 'copy-refused',
        calls: [...club(), refuses(UPLOAD, unreadable)],
        act: sendUnreadable,
        shows: /^side 1.jpg, side 2/,
      },
      { ...nobody, name: 'receipt', calls: club({ signer: signerWho('Underskrevet') }), shows: 'Tak' },
      {
        ...nobody,
        name: 'receipt-of-all',
        calls: club({ signer: signerWho('Underskrevet'), others: [], state: 'Underskrevet' }),
        shows: 'Hent den underskrevne aftale',
      },
      { ...nobody, name: 'received', calls: club({ state: 'Modtaget' }), shows: 'Vi har modtaget kopien' },
      {
        ...nobody,
        name: 'declined',
        calls: club({ signer: signerWho('Afvist'), state: 'Afvist' }),
        shows: 'Aftalen er afvist',
      },
      { ...nobody, name: 'gone', shows: 'Linket virker ikke længere' },
      { ...nobody, name: 'failed', calls: [fails(CLUB)], shows: 'Prøv igen' },
    ],
  },
];
