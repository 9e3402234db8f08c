import { api, field } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../lib/deps.ts';
import { pdfPage } from '../../lib/http/pdf-page.ts';
import { route } from '../../lib/http/route.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { readGrant } from './access.usecases.ts';
import { openGrantLists } from './grant-lists.usecases.ts';
import { checkGrant, requestTickets, saveGrant } from './grants.usecases.ts';
import { printGuests } from './guests.usecases.ts';
import { listEventsToGive, readFree, readItemTickets, saveItemTickets } from './item-tickets.usecases.ts';
import { decideGrant, giveBack, handOut, returnRest, saveAttended, undoHandOut, undoReturn } from './moves.usecases.ts';
import { findKnownRecipients } from './recipients.store.ts';

export const grantsRoutes = (app: FastifyInstance, deps: Deps, index: SponsorshipIndex): void => {
  const calls = api.grants;
  const { listGrants, listRecipients, readRecipient } = openGrantLists(deps, index);
  route(app, calls.list, ({ actor, input }) => listGrants(actor, input.value()));
  route(app, calls.get, ({ actor, params }) => readGrant(deps, actor, params.id));
  route(app, calls.check, ({ actor, input }) => checkGrant(deps, actor, input));
  route(app, calls.save, ({ actor, input }) => saveGrant(deps, actor, input));
  route(app, calls.decide, ({ actor, params, input }) => decideGrant(deps, actor, params.id, input));
  route(app, calls.handOut, ({ actor, params }) => handOut(deps, actor, params.id));
  route(app, calls.undoHandOut, ({ actor, params }) => undoHandOut(deps, actor, params.id));
  route(app, calls.giveBack, ({ actor, params }) => giveBack(deps, actor, params.id));
  route(app, calls.undoReturn, ({ actor, params }) => undoReturn(deps, actor, params.id));
  route(app, calls.attended, ({ actor, params, input }) => saveAttended(deps, actor, params.id, input));
  route(app, calls.returnRest, ({ actor, params }) => returnRest(deps, actor, params.id));
  route(app, calls.recipients, ({ actor, input }) => listRecipients(actor, input.value(), null));
  route(app, calls.recipient, ({ actor, query }) => readRecipient(actor, query()));
  route(app, calls.knownRecipients, ({ actor, query }) => findKnownRecipients(deps.db, actor, query().search ?? ''));

  pdfPage(app, {
    path: '/print-guests',
    summary: 'Gæstelisten til et arrangement som PDF: navne og antal',
    query: z.object({ event: field.pathId }),
    make: (actor, { event }) => printGuests(deps, actor, event),
  });

  const items = api.tickets;
  route(app, items.get, ({ actor, params }) => readItemTickets(deps, actor, params.itemId));
  route(app, items.save, ({ actor, params, input }) => saveItemTickets(deps, actor, params.itemId, input));
  route(app, items.free, ({ actor, params, query }) => readFree(deps, actor, params.itemId, query().event));
  route(app, items.events, ({ actor, params }) => listEventsToGive(deps, actor, params.itemId));
  route(app, items.request, ({ actor, params, input }) => requestTickets(deps, actor, params.itemId, input));
};
