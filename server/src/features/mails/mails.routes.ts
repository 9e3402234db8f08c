import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { readMailTexts, saveMailTexts } from './mail-texts.usecases.ts';
import { withoutSecrets } from './mails.rules.ts';
import { listMails } from './mails.store.ts';
import { openMail, presentMailRow, retryMail, sendTestMail } from './mails.usecases.ts';

export const mailsRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const calls = api.mails;
  route(app, calls.list, async ({ input }) => {
    const request = input.value();
    const { rows, total } = await listMails(deps.db, request);
    return { ...listAnswerOf(rows, total, request), IsSending: deps.config.mail !== null };
  });
  route(app, calls.get, async ({ actor, params }) => {
    const mail = await openMail(deps, actor, params.id);
    return { ...presentMailRow(mail), ...withoutSecrets(mail) };
  });
  route(app, calls.retry, async ({ actor, params }) => presentMailRow(await retryMail(deps, actor, params.id)));
  route(app, calls.test, async ({ actor, input }) => presentMailRow(await sendTestMail(deps, actor, input)));
  route(app, calls.texts, () => readMailTexts(deps.db));
  route(app, calls.saveTexts, ({ actor, input }) => saveMailTexts(deps, actor, input));
};
