import type { Contract } from '@sponsorat/api';
import sharp from 'sharp';
import { approvalTestsOf } from '../features/approvals/approvals.testing.ts';
import {
  agreementsOf,
  agreementValues,
  makeProducts,
  selection,
  signedPdf,
} from '../features/contracts/contracts.testing.ts';
import { findSigningsOf, updateSigner } from '../features/contracts/signings.store.ts';
import { openLinks } from '../features/signings/signing-links.ts';
import { ANNA, linkPath, sendingValues, signatureValues } from '../features/signings/signings.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../features/sponsorships/sponsorships.testing.ts';
import { userValues } from '../features/users/users.testing.ts';
import type { TestApp } from './app.ts';
import type { Answer, TestClient } from './client.ts';
import { PASSWORD } from './fixtures.ts';

/** A call that saves something, as often as it is made, until it succeeds. */
type Call = () => Promise<Answer>;

/**
 * Every kind of change, made ready by the test's own app: what comes back is the call that saves it as the Admin whom
 * `client` is, on whatever app that speaks to. `stranger` makes a client of that app that is not logged in.
 */
export const changesOf = async (test: TestApp, client: TestClient, stranger: () => TestClient) => {
  const agreements = agreementsOf(test);
  const approvals = approvalTestsOf(test);
  const links = await openLinks(test.deps);
  const [seats] = (await makeProducts(test, 'Hospitality', [{ isUtilization: true, isTicket: true }])) as [number];
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f566b' } })
    .png()
    .toBuffer();
  let made = 0;
  const user = (values: object = {}) => {
    made += 1;
    const [name, email] = [`Person ${made}`, `person${made}@bank.dk`];
    return test.fixtures.user({ name, email, areaIds: [test.ids.north], ...values }).then((id) => ({ id, email }));
  };
  const sponsorship = (values: object = {}) => makeSponsorship(test, values).then(({ id }) => id);
  const products = [selection(seats, { amount: 5 })];
  const awaiting = async () => agreements.awaiting(await sponsorship(), { products });
  const act = ({ id, sponsorshipId }: Contract, action: string, body: object = {}, by = client) =>
    by.post(`/api/sponsorships/${sponsorshipId}/${action}`, { id, ...body });
  /** An agreement that is sent to one, with their token, and a code that is theirs. */
  const outForSignature = async () => {
    const contract = await awaiting();
    ok(await act(contract, 'send', sendingValues({ signers: [ANNA] }), test.admin));
    const [signing] = await findSigningsOf(test.db, [contract.id]);
    const signer = signing?.signers[0];
    if (!signer) throw new Error(`Agreement ${contract.id} was not sent`);
    const code = '123456';
    const codeHash = links.hashOfCode(signer.id, code);
    await updateSigner(test.db, signer.id, { codeHash, codeAt: test.clock.now() });
    return { contract, token: links.linkOf(signer).token, code };
  };
  const rates = [{ amount: 30_000, dueDate: '2026-03-01' }];

  const changes = {
    'a sponsorship': async () => () => client.post('/api/sponsorships/update', sponsorshipValues(test)),
    'a saved sponsorship': async () => {
      const { id, version } = await makeSponsorship(test);
      return () => client.post('/api/sponsorships/update', sponsorshipValues(test, { id, version, city: 'Marstal' }));
    },
    'a sponsorship’s logo': async () => {
      const id = await sponsorship();
      ok(await test.admin.upload(`/api/sponsorships/${id}/logo`, picture));
      return () => client.upload(`/api/sponsorships/${id}/logo`, picture);
    },
    'the end of a sponsorship': async () => {
      const id = await sponsorship();
      await agreements.draft(id, { products });
      return () => client.delete(`/api/sponsorships/${id}`);
    },
    'a transfer': async () => {
      const from = await user();
      for (const name of ['Den ene', 'Den anden']) await sponsorship({ name, userId: from.id });
      const transfers = [{ areaIds: [test.ids.north], userId: test.ids.userId }];
      return () => client.post(`/api/users/${from.id}/transfer`, { transfers });
    },
    'a draft': async () => {
      const id = await sponsorship();
      return () => client.post(`/api/sponsorships/${id}/update`, agreementValues(test, { products, rates }));
    },
    'a saved draft': async () => {
      const id = await sponsorship();
      const draft = await agreements.draft(id, { products });
      const { id: draftId, version } = draft;
      const values = agreementValues(test, { id: draftId, version, products, rates, exclusivity: 'Ja' });
      return () => client.post(`/api/sponsorships/${id}/update`, values);
    },
    'a confirmation': async () => {
      const id = await sponsorship();
      const draft = await agreements.draft(id, { products });
      return () => client.post(`/api/sponsorships/${id}/confirm`, { id: draft.id, version: draft.version });
    },
    'a simple agreement': async () => {
      const id = await sponsorship();
      return () => client.post(`/api/sponsorships/${id}/confirm-simple`, agreementValues(test));
    },
    'a simple draft': async () => {
      const id = await sponsorship();
      return () => client.post(`/api/sponsorships/${id}/update-simple`, agreementValues(test));
    },
    'a signed document': async () => {
      const awaiting = await agreements.awaiting(await sponsorship(), { products });
      return () => client.upload(`/api/sponsorships/contracts/${awaiting.id}/upload`, signedPdf(`nr. ${awaiting.id}`));
    },
    'a sending': async () => {
      const contract = await awaiting();
      return () => act(contract, 'send', sendingValues({ copy: true }));
    },
    'the last signature': async () => {
      const { token, code } = await outForSignature();
      return () => stranger().post(linkPath(token, 'sign'), signatureValues(code));
    },
    'a copy that is accepted': async () => {
      const { contract, token } = await outForSignature();
      ok(await test.anonymous().upload(linkPath(token, 'upload'), signedPdf(`nr. ${contract.id}`)));
      return () => act(contract, 'accept-upload');
    },
    'an approval that is granted': async () => {
      await approvals.setRule('enabled', true);
      const asked = await user({ approvalLimit: 1_000_000 });
      const draft = await approvals.draft(180_000);
      ok(await approvals.ask(draft, asked.id));
      const own = stranger();
      await own.logIn(asked.email, PASSWORD);
      return () => act(draft, 'decide', { decision: 'granted', reason: null }, own);
    },
    'a copy': async () => {
      const { sponsorship: of, contract } = await agreements.active(products, { rates });
      return () => client.post(`/api/sponsorships/${of.id}/copy`, { id: contract.id });
    },
    'an edit': async () => {
      const { sponsorship: of, contract } = await agreements.active(products);
      return () => client.post(`/api/sponsorships/${of.id}/edit`, { id: contract.id, version: contract.version });
    },
    'the end of a signed document': async () => {
      const { sponsorship: of, contract } = await agreements.active(products);
      const body = { id: contract.id, version: contract.version, reason: 'Forkert aftale' };
      return () => client.post(`/api/sponsorships/${of.id}/delete-file`, body);
    },
    'the end of a draft': async () => {
      const id = await sponsorship();
      const draft = await agreements.draft(id, { products });
      return () => client.post(`/api/sponsorships/${id}/delete`, { id: draft.id });
    },
    'the end of an agreement': async () => {
      const { sponsorship: of, contract } = await agreements.active(products);
      return () => client.post(`/api/sponsorships/${of.id}/delete`, { id: contract.id });
    },
    usage: async () => {
      const { sponsorship: of } = await agreements.active(products);
      const [item] = ok(await test.admin.get(`/api/sponsorships/${of.id}/hospitality`));
      return () => client.post(`/api/sponsorships/${of.id}/save-utilization`, { id: item.id, used: 3 });
    },
    'a user': async () => {
      const values = userValues(test);
      return () => client.post('/api/users/update', values);
    },
    'the end of a user': async () => {
      const { id } = await user();
      return () => client.delete(`/api/users/${id}`);
    },
    'a lockout': async () => {
      const { id } = await user();
      return () => client.post(`/api/users/${id}/lockout`);
    },
    'an own password': async () => {
      const { email } = await user();
      const own = stranger();
      await own.logIn(email, PASSWORD);
      return () => own.post('/api/user/password', { current: PASSWORD, password: 'en-helt-anden-kode' });
    },
    'an area': async () => {
      made += 1;
      return () => client.post('/api/settings/areas/update', { name: `Vest ${made}` });
    },
    'the end of an area': async () => {
      made += 1;
      const id = await test.fixtures.area(`Snart væk ${made}`);
      return () => client.delete(`/api/settings/areas/${id}`);
    },
    'the bank’s own data': async () => () => client.post('/api/settings', { name: 'Ærø Bank' }),
    'a login': async () => () => stranger().logIn('bo@bank.dk', PASSWORD),
  } satisfies Record<string, () => Promise<Call>>;
  return changes;
};
export type Change = keyof Awaited<ReturnType<typeof changesOf>>;
