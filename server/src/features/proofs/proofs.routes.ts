import { api, field } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../../lib/deps.ts';
import { pdfPage } from '../../lib/http/pdf-page.ts';
import { route } from '../../lib/http/route.ts';
import { printDelivery } from './delivery.usecases.ts';
import { addProof, listProofsOf, removeProof } from './proofs.usecases.ts';
import { proposeDelivery, sendDelivery } from './send-delivery.usecases.ts';

const deliveryQuery = z.object({ contract: field.pathId, pictures: z.enum(['true', 'false']).default('true') });

export const proofsRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const calls = api.proofs;
  route(app, calls.list, ({ actor, params, query }) => listProofsOf(deps, actor, params.id, query().item));
  route(app, calls.upload, ({ actor, params, file, query, request }) => {
    const item = field.pathId.safeParse((request.query as { item?: unknown }).item).data;
    return addProof(deps, actor, params.id, { file, item, query });
  });
  route(app, calls.remove, ({ actor, params }) => removeProof(deps, actor, params));
  route(app, calls.deliveryProposal, ({ actor, params }) => proposeDelivery(deps, actor, params.contractId));
  route(app, calls.sendDelivery, ({ actor, params, input }) => sendDelivery(deps, actor, params.contractId, input));
  pdfPage(app, {
    path: '/print-delivery',
    summary: 'Leveringsrapport for en låst aftale som PDF',
    query: deliveryQuery,
    refusals: [409],
    make: (actor, { contract, pictures }) => printDelivery(deps, actor, contract, pictures === 'true'),
  });
};
