import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Values = Record<string, unknown>;
type Answer = { status?: number; body: unknown; type?: string; delay?: number };

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [own, stolen] = [newKey(), newKey()];
const part = (value: Values): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token, signed as it should be, by a key that is not the provider's, with its public text as a secret, or not. */
export const tokenOf = (claims: Values, how: 'own' | 'stolen' | 'secret' | 'none' = 'own'): string => {
  const alg = { own: 'RS256', stolen: 'RS256', secret: 'HS256', none: 'none' }[how];
  const told = `${part({ alg, kid: 'k', typ: 'JWT' })}.${part(claims)}`;
  if (how === 'none') return `${told}.`;
  if (how === 'secret') return `${told}.${createHmac('sha256', 'aSecretOfTheTests').update(told).digest('base64url')}`;
  const { privateKey } = how === 'own' ? own : stolen;
  return `${told}.${sign('sha256', Buffer.from(told), privateKey).toString('base64url')}`;
};

/** A bank's login that answers whatever a test wants. It says that it knows every way of signing, none included. */
export const openForger = async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    authorization_response_iss_parameter_supported: true,
  };
  const answers: Record<string, (body: string) => Answer> = {
    '/.well-known/openid-configuration': () => ({ body: metadata }),
    '/jwks': () => ({
      body: { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] },
    }),
  };
  const requests: { path: string; body: string; headers: IncomingMessage['headers'] }[] = [];
  server.on('request', async (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const body = await text(request);
    requests.push({ path, body, headers: request.headers });
    const {
      status = 200,
      body: answer,
      type = 'application/json',
      delay = 0,
    } = answers[path]?.(body) ?? { status: 404, body: {} };
    setTimeout(() => {
      response.writeHead(status, { 'content-type': type });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    }, delay);
  });
  return {
    issuer,
    requests,
    /** What an address answers from now on. */
    answer: (path: string, answer: (body: string) => Answer): void => {
      answers[path] = answer;
    },
    metadata,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
