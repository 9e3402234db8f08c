import { randomBytes } from 'node:crypto';
import { errorBodySchema } from '@sponsorat/api';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../texts.rules.ts';
import { sendProblem } from './failures.ts';

const texts = { back: 'Til login', brand: 'Sponsorat', number: 'Fejlens nummer' };

// The colours and sizes of the login page, which this page leads to (web/src/theme).
const style = `
:root { color-scheme: light; --page: #fff; --text: #17212b; --dimmed: #5f6e7a; --button: #0f566b; --on-button: #fff; }
:root[data-mantine-color-scheme='dark'] { color-scheme: dark; --page: #10191f; --text: #dde5ea; --dimmed: #9aaab6;
  --button: #86bbc8; --on-button: #0a1115; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--page); color: var(--text);
  font: 1rem/1.55 'Public Sans Variable', 'Public Sans', system-ui, sans-serif; }
main { box-sizing: border-box; width: 100%; max-width: 30rem; padding: 32px 20px 12vh; }
.brand { display: flex; align-items: center; gap: 11px; margin: 0 0 48px; font-size: 1.0625rem; font-weight: 680; }
h1 { margin: 0; font-size: 1.875rem; font-weight: 680; letter-spacing: -0.02em; line-height: 1.15; }
p { margin: 12px 0 0; overflow-wrap: anywhere; }
.number { color: var(--dimmed); font-size: 0.875rem; }
a { display: inline-block; margin-top: 32px; padding: 9px 18px; border-radius: 6px; background: var(--button);
  color: var(--on-button); font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 2px solid var(--button); outline-offset: 2px; }
`;

type ErrorAnswer = { error: string; message: string; requestId?: string | undefined };

const pageOf = ({ error, message, requestId }: ErrorAnswer, nonce: string): string => `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(error)} – ${texts.brand}</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<script src="/color-scheme.js"></script>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<p class="brand"><img src="/mark.svg" width="32" height="32" alt="">${texts.brand}</p>
<h1>${escapeHtml(error)}</h1>
<p>${escapeHtml(message)}</p>
${requestId ? `<p class="number">${texts.number}: ${escapeHtml(requestId)}</p>` : ''}
<a href="/login">${texts.back}</a>
</main>
</body>
</html>
`;

const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** For a program that asks for nothing but JSON the api's error body is the better answer. */
const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

/** The error handler of a route that the browser opens itself: a page in Danish with a way back to the login. */
export const errorPage = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (wantsJson(request)) return sendProblem(error, request, reply);
  const nonce = randomBytes(16).toString('base64');
  return sendProblem(error, request, reply, (answer) => {
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyOf(nonce))
      // The address may hold what a log-in was answered with.
      .header('referrer-policy', 'no-referrer');
    return pageOf(answer, nonce);
  });
};

/** How the document shows refusals that such a route answers with, beside a fault of the inside. */
export const pageRefusals = (descriptions: Record<number, string>) =>
  Object.fromEntries(
    Object.entries({ ...descriptions, 500: 'En fejl hos os, med et nummer' }).map(([status, description]) => [
      status,
      {
        description,
        content: { 'text/html': { schema: z.string() }, 'application/json': { schema: errorBodySchema } },
      },
    ]),
  );
