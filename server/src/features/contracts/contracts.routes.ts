import { api, type Contract, type EndpointDefinition, field } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { pdfPage } from '../../lib/http/pdf-page.ts';
import { route } from '../../lib/http/route.ts';
import { checkSponsorship } from '../sponsorships/sponsorships.store.ts';
import { presentContract } from './answer.usecases.ts';
import { readDraftChanges } from './changes.usecases.ts';
import { compareContracts } from './compare.usecases.ts';
import { confirmContract, confirmSimple } from './confirm.usecases.ts';
import { type ContractDetails, checkContract, findPaymentsOn, getContract, listContracts } from './contracts.store.ts';
import { removeContract, saveDraft, saveSimpleDraft } from './contracts.usecases.ts';
import { copyContract, renewContract } from './copy.usecases.ts';
import { listSignedDocuments } from './documents.store.ts';
import { evaluateContract, readEvaluation } from './evaluation.usecases.ts';
import { findMatches, matchFiles } from './match.store.ts';
import { printContract } from './pdf.usecases.ts';
import { templateFromContract } from './template.usecases.ts';
import { readTerms } from './terms.usecases.ts';
import { deleteSignedDocument, editContract, uploadSigned } from './transitions.usecases.ts';
import { undeleteContract } from './undelete.usecases.ts';

const printQuery = z.object({ id: field.pathId });

/** The version that an upload says it saw, read before the rest of its query is checked; what is no number says none. */
const versionIn = (query: unknown): number | undefined => {
  const version = Number((query as { version?: string }).version || Number.NaN);
  return Number.isNaN(version) ? undefined : version;
};

/** A call that changes an agreement of a sponsorship, and is answered with it as it is then. */
type ChangingCall<B> = EndpointDefinition & {
  right: 'Bruger';
  path: `/api/sponsorships/:id/${string}`;
  body: z.ZodType<B>;
  output: z.ZodType<Contract>;
};
type Change<B> = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<B>) => Promise<ContractDetails>;

export const contractsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const calls = api.contracts;
  const present = (contract: ContractDetails): Contract => presentContract(contract, today(clock));

  const listDetails = (actor: Actor, sponsorshipId: number): Promise<ContractDetails[]> =>
    readSnapshot(db, async (tx) => {
      await checkSponsorship(tx, actor, sponsorshipId);
      return listContracts(tx, actor, sponsorshipId, today(clock));
    });

  const change = <B>(call: ChangingCall<B>, act: Change<B>) =>
    route(app, call, async ({ actor, params, input }) => present(await act(deps, actor, params.id, input)));

  route(app, calls.list, async ({ actor, params }) => (await listDetails(actor, params.id)).map(present));
  route(app, calls.active, async ({ actor, params }) => {
    const active = (await listDetails(actor, params.id)).find((contract) => contract.isActive);
    return active ? present(active) : null;
  });
  route(app, calls.get, async ({ actor, params }) => {
    const contract = await readSnapshot(db, (tx) => getContract(tx, actor, params.contractId, today(clock)));
    return present(contract);
  });
  route(app, calls.usedBy, ({ actor, params: { contractId } }) =>
    readSnapshot(db, async (tx) => {
      await checkContract(tx, actor, contractId);
      return findPaymentsOn(tx, contractId);
    }),
  );
  route(app, calls.terms, ({ actor, params }) => readTerms(deps, actor, params.contractId));
  route(app, calls.changes, ({ actor, params }) => readDraftChanges(deps, actor, params));
  route(app, calls.compare, ({ actor, params }) => compareContracts(deps, actor, params));
  route(app, calls.evaluation, ({ actor, params }) => readEvaluation(deps, actor, params.contractId));
  route(app, calls.evaluate, ({ actor, params, input }) => evaluateContract(deps, actor, params.contractId, input));
  change(calls.saveDraft, saveDraft);
  change(calls.saveSimpleDraft, saveSimpleDraft);
  change(calls.confirm, confirmContract);
  change(calls.confirmSimple, confirmSimple);
  change(calls.copy, copyContract);
  change(calls.renew, renewContract);
  change(calls.edit, editContract);
  change(calls.deleteFile, deleteSignedDocument);
  route(app, calls.remove, ({ actor, params, input }) => removeContract(deps, actor, params.id, input));
  route(app, calls.undelete, async ({ actor, params, input }) => {
    const { contract, leftOut } = await undeleteContract(deps, actor, params.id, input);
    return { ...present(contract), leftOut };
  });
  route(app, calls.upload, async ({ actor, params, query, file, request }) => {
    const seenVersion = versionIn(request.query);
    return present(await uploadSigned(deps, actor, params.contractId, { query, file, seenVersion }));
  });
  route(app, calls.matchFiles, ({ actor, input }) => matchFiles(db, actor, input.value()));
  route(app, calls.match, ({ actor, input }) => findMatches(db, actor, input.value()));
  route(app, calls.documents, async ({ actor, params }) => {
    await checkContract(db, actor, params.contractId);
    return listSignedDocuments(db, params.contractId);
  });
  // A template is made of an agreement, though the call is the templates'.
  route(app, api.templates.fromContract, ({ actor, input }) => templateFromContract(deps, actor, input));

  pdfPage(app, {
    path: '/print-contract',
    summary: 'Aftalen som PDF; en kladde med vandmærke',
    query: printQuery,
    make: (actor, { id }) => printContract(deps, actor, id),
  });
};
