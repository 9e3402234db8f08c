import { field, officeTypes } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { attachment, contentDisposition } from '../../lib/http/content-disposition.ts';
import { route } from '../../lib/http/route.ts';
import { notFound } from '../../lib/problem.ts';
import { type FileReference, fileExists, findServedFile } from './served-files.store.ts';

const YEAR = 365 * 24 * 3600;

/** The 404 of a file that the actor may not fetch; where there is one, the audit log is told. */
const notShared = (reference: FileReference) =>
  notFound({
    line: { action: 'refused', entity: 'file', entityId: reference.id },
    isForeign: (db) => fileExists(db, reference),
  });

export const servedFilesRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const call = {
    method: 'GET',
    path: '/api/files/:id/:hash',
    right: 'Bruger',
    summary: 'Et billede eller et underskrevet dokument',
    params: z.object({ id: field.pathId, hash: z.string().regex(/^[\da-f]{16}$/) }),
    types: ['image/png', 'image/jpeg', 'application/pdf', ...Object.values(officeTypes)],
  } as const;
  route(app, call, async ({ actor, params, reply }) => {
    const file = await findServedFile(db, actor, params, today(clock));
    if (!file) throw notShared(params);
    const isSaved = ['invoice', 'club-document', 'proof', 'report'].includes(file.kind);
    // What shows a delivery is mostly a picture among many of a page.
    const isPicture = file.kind === 'proof' && file.type === 'image/jpeg';
    const isDocument = (isSaved && !isPicture) || file.kind === 'signed-document';
    const { id: entityId, sponsorshipId, kind, contractNumber } = file;
    const after = { kind, ...(contractNumber !== null && { contractNumber }) };
    const line = { action: 'download', entity: 'file', entityId, sponsorshipId, after } as const;
    if (isDocument) await audit(db, clock, actor, line);
    return (
      reply
        .type(file.type)
        .header('content-disposition', isSaved ? attachment(file.name) : contentDisposition(file.name))
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
        // A logo's address changes with its content. A document would stay in the cache of a browser that others use.
        .header('cache-control', isDocument ? 'no-store' : `private, max-age=${YEAR}, immutable`)
        .header('etag', `"${file.sha256}"`)
        .send(file.bytes)
    );
  });
};
