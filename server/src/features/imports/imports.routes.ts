import { api, type ImportedAs, type ImportKind, importKindParams, officeTypes, sampleQuery } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../../lib/clock.ts';
import { fileRoute } from '../../lib/http/file-route.ts';
import { route } from '../../lib/http/route.ts';
import { existing } from '../../lib/problem.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { findRulesOn } from '../rule-values/rule-values.store.ts';
import { listCauses, listNames, mendCause, takeSuggestions } from './causes.usecases.ts';
import { decideRow, skipErrors } from './decide.usecases.ts';
import { errorsFile, sampleFile, templateFile } from './files.usecases.ts';
import { presentImport, presentListedRow } from './imports.present.ts';
import { findImport, listImports } from './imports.store.ts';
import { mapImport, removeImport, startImport } from './imports.usecases.ts';
import { findRowPage } from './rows.store.ts';
import { definitionOf, type ImportDeps } from './rows.usecases.ts';
import { runImport } from './run.usecases.ts';
import { readAs } from './same-file.usecases.ts';

/** Serves the files of an import: what to fill in, a messy sheet to try, the rows in error. */
const importFileRoutes = (app: FastifyInstance, deps: ImportDeps): void => {
  const call = { right: 'Admin', types: [officeTypes.xlsx, 'text/csv'] } as const;
  const template = { ...call, path: '/api/import/:kind/template', summary: 'En fil til at udfylde' };
  fileRoute(app, { ...template, params: importKindParams }, ({ params: { kind } }) =>
    templateFile(deps, kind, deps.definitions[kind]),
  );
  const sample = { ...call, path: '/api/import/:kind/sample', summary: 'Et rodet ark til at prøve med' };
  fileRoute(app, { ...sample, params: importKindParams, query: sampleQuery }, ({ params, query }) =>
    sampleFile(deps, params.kind, query().format ?? 'xlsx'),
  );
  const errors = { ...call, path: '/api/import/:id/errors', summary: 'Rækkerne med fejl, hver med grunden' } as const;
  fileRoute(app, errors, ({ params }) => errorsFile(deps, params.id));
};

export const importsRoutes = (app: FastifyInstance, deps: ImportDeps): void => {
  const { db, clock } = deps;
  const calls = api.imports;

  route(app, calls.list, async () => {
    const records = await listImports(db, clock.now());
    return records.map((record) => presentImport(record, definitionOf(deps, record)));
  });
  route(app, calls.get, async ({ params }) => {
    const record = existing(await findImport(db, params.id, clock.now()));
    return presentImport(record, definitionOf(deps, record));
  });
  const asOf = async (kind: ImportKind, { as = 'awaiting' }: { as?: ImportedAs | undefined }) => {
    if (kind !== 'contracts') return null;
    // What somebody must allow first comes in as a draft.
    return (await findRulesOn(db, today(clock)))['approval.enabled'] ? 'draft' : as;
  };
  route(app, calls.start, async ({ actor, params: { kind }, query, file }) => {
    const chosen = query();
    const as = await asOf(kind, chosen);
    return startImport(deps, actor, {
      kind,
      as,
      wanted: chosen.sheet,
      sponsorshipId: chosen.sponsorship,
      file,
    });
  });
  route(app, calls.readAs, async ({ actor, params: { id, kind }, query }) =>
    readAs(deps, actor, { id, kind, as: await asOf(kind, query()) }),
  );
  route(app, calls.map, ({ actor, params, input }) => mapImport(deps, actor, params.id, input));
  route(app, calls.rows, async ({ params, input }) => {
    const record = existing(await findImport(db, params.id, clock.now()));
    const request = input.value();
    const { rows, total } = await findRowPage(db, params.id, request);
    const listed = rows.map((row) => presentListedRow(row, record, definitionOf(deps, record)));
    return listAnswerOf(listed, total, request);
  });
  route(app, calls.decide, ({ actor, params, input }) => decideRow(deps, actor, params, input));
  route(app, calls.causes, ({ params }) => listCauses(deps, params.id));
  route(app, calls.mend, ({ actor, params, input }) => mendCause(deps, actor, params.id, input));
  route(app, calls.takeSuggestions, ({ actor, params, input }) => takeSuggestions(deps, actor, params.id, input));
  route(app, calls.names, ({ actor, params, query }) => listNames(deps, actor, { ...params, ...query() }));
  route(app, calls.skipErrors, ({ actor, params, input }) => skipErrors(deps, actor, params.id, input));
  route(app, calls.run, ({ actor, params, input }) => runImport(deps, actor, params.id, input));
  route(app, calls.remove, ({ actor, params }) => removeImport(deps, actor, params.id));
  importFileRoutes(app, deps);
};
