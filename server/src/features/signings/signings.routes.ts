import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../lib/http/route.ts';
import { proposeSigning, type SigningDeps, sendForSignature } from './send.usecases.ts';
import { acceptUpload, cancelSigning, changeSigner, rejectUpload, remindSigner } from './signers.usecases.ts';

/** What the bank does to have an agreement signed. */
export const signingsRoutes = (app: FastifyInstance, deps: SigningDeps): void => {
  const calls = api.signings;
  route(app, calls.proposal, ({ actor, params }) => proposeSigning(deps, actor, params.contractId));
  route(app, calls.send, ({ actor, params, input }) => sendForSignature(deps, actor, params.id, input));
  route(app, calls.remind, ({ actor, params, input }) => remindSigner(deps, actor, params.id, input));
  route(app, calls.changeSigner, ({ actor, params, input }) => changeSigner(deps, actor, params.id, input));
  route(app, calls.cancel, ({ actor, params, input }) => cancelSigning(deps, actor, params.id, input));
  route(app, calls.acceptUpload, ({ actor, params, input }) => acceptUpload(deps, actor, params.id, input));
  route(app, calls.rejectUpload, ({ actor, params, input }) => rejectUpload(deps, actor, params.id, input));
};
