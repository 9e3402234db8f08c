import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { type AuditLine, audit } from '../audit/audit.store.ts';
import { MINUTE } from '../clock.ts';
import type { AppDeps } from '../deps.ts';
import type { Problem } from '../problem.ts';
import { describeError } from './error-log.ts';
import { loggedPath } from './paths.ts';
import { RefusalLimit, type RefusalSummary } from './refusal-limit.rules.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when the lines of all refusals answered so far are written. */
    whenRefusalsAreAudited(): Promise<void>;
    /** Whether a refusal of somebody who is not known, from this address, gets a line of its own; else it is counted. */
    admitsRefusalFrom(address: string): boolean;
  }
}

const UNKNOWN = 'Ukendt';
const MOST_WAITING = 1_000;
const LONGEST_PATH = 200;

/** The call as the log names it: without its query, which may hold what somebody searched for. */
const callOf = ({ method, url }: FastifyRequest): string => `${method} ${loggedPath(url).slice(0, LONGEST_PATH)}`;

const lineOf = (request: FastifyRequest, { status, body, refused }: Problem): AuditLine | null => {
  const after = { status, error: body.error, call: callOf(request) };
  if (refused) return { ...refused.line, after: { ...after, ...refused.line.after } };
  return status === 403 ? { action: 'refused', entity: 'call', entityId: null, after } : null;
};

const lineOfFurther = ({ count, from, to }: RefusalSummary): AuditLine => ({
  action: 'refused-further',
  entity: 'call',
  entityId: null,
  after: { count, from: from.toISOString(), to: to.toISOString() },
});

/**
 * Writes refusals to the audit log: 403, waits after wrong passwords, and what was said not to be there but lies in
 * another area. Each once it is answered, so that the answer is the same where the log cannot be written, and tells
 * nothing by the time it takes.
 */
export const auditRefusals = (app: FastifyInstance, { db, clock }: AppDeps): void => {
  const limit = new RefusalLimit();
  // One at a time leaves the connections to those who wait for an answer.
  const queue = pLimit(1);
  const inTurn = (write: () => Promise<void>): void => {
    queue(write).catch((error: unknown) =>
      app.log.error({ error: describeError(error) }, 'a refusal is not in the audit log'),
    );
  };
  const writeFurther = (all = false): void => {
    for (const further of limit.end(clock.now(), all)) {
      const { actor, address } = further.refused ?? {};
      const author = { name: UNKNOWN, ...actor, ...(address && { address }) };
      inTurn(() => audit(db, clock, author, lineOfFurther(further)));
    }
  };

  app.addHook('onResponse', async (request) => {
    const { problem, actor, ip: address, id: requestId } = request;
    const line = problem && lineOf(request, problem);
    if (!line) return;
    writeFurther();
    const who = actor && { id: actor.id, name: actor.name };
    if (queue.pendingCount >= MOST_WAITING) return limit.leaveOut({ actor: who, address }, clock.now());
    const { isForeign } = problem.refused ?? {};
    inTurn(async () => {
      if (isForeign && !(await isForeign(db))) return;
      if (!limit.admits({ actor: who, address }, clock.now())) return;
      await audit(db, clock, { name: UNKNOWN, ...who, address, requestId }, line);
    });
  });
  const timer = setInterval(writeFurther, MINUTE).unref();
  const whenWritten = () => queue(async () => {});
  app.decorate('whenRefusalsAreAudited', whenWritten);
  app.decorate('admitsRefusalFrom', (address: string) => limit.admits({ actor: null, address }, clock.now()));
  app.addHook('onClose', async () => {
    clearInterval(timer);
    writeFurther(true);
    await whenWritten();
  });
};
