import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { OidcConfig } from '../../../lib/oidc-config.ts';
import type { Answer, TestClient } from '../../../testing/client.ts';

/** What the bank's directory knows of an account. */
export type Account = {
  name?: string;
  email?: string;
  email_verified?: boolean;
  groups?: string[];
  areas?: string[];
};

const CLIENT = { clientId: 'sponsorat', clientSecret: 'a-secret-of-the-tests' };
const ROLE_MAP: NonNullable<OidcConfig['roles']>['map'] = [
  { claim: 'grp-admin', to: 'Admin' },
  { claim: 'grp-bruger', to: 'Bruger' },
];

type BankOptions = {
  /** Where the app is; the bank sends nobody elsewhere. */
  publicUrl: URL;
  /** Name, e-mail and groups are told by the userinfo endpoint alone, as many providers do. */
  byUserinfo?: boolean;
};

/** A bank's login by a provider that others use in earnest, at an address of this machine. Close it when done. */
export const openBank = async ({ publicUrl, byUserinfo = false }: BankOptions) => {
  const accounts = new Map<string, Account>();
  let visitor: string | null = null;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [new URL('/login/oidc/callback', publicUrl).href],
      },
    ],
    jwks: {
      keys: [
        { ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), use: 'sig' },
      ],
    },
    ttl: { AuthorizationCode: 60, AccessToken: 60, IdToken: 60, Grant: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
    conformIdTokenClaims: byUserinfo,
    claims: { profile: ['name', 'groups', 'areas'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the tests'] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const account = accounts.get(sub);
      return account && { accountId: sub, claims: () => ({ sub, ...account }) };
    },
    // Whoever works at the bank need not allow the bank's own system anything.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const result = visitor
      ? { login: { accountId: visitor, remember: false } }
      : { error: 'access_denied', error_description: 'Kontoen er spærret' };
    void provider.interactionFinished(request, response, result);
  });

  /** The way that a browser takes there: the address of the app that it is sent back to, with its query. */
  const follow = async (location: string): Promise<string> => {
    const cookies = new Map<string, string>();
    let url = new URL(location);
    for (let hop = 0; hop < 10; hop += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      const next = response.headers.get('location');
      if (!next) throw new Error(`The bank stays at ${url}: ${response.status} ${await response.text()}`);
      url = new URL(next, url);
      if (url.origin === publicUrl.origin) return url.pathname + url.search;
    }
    throw new Error('The bank sends in circles');
  };

  return {
    issuer,
    settings: {
      publicUrl,
      oidc: {
        ...CLIENT,
        issuer: new URL(issuer),
        scopes: 'openid profile email',
        roles: { claim: 'groups', map: ROLE_MAP },
        areas: { claim: 'areas', map: null },
      } satisfies OidcConfig,
    },
    /** A browser's whole way in: from the app to the bank and back, to what the app then answers. */
    logIn: async (client: TestClient, sub: string, query = ''): Promise<Answer> => {
      visitor = sub;
      const { headers } = await client.get(`/login/oidc${query}`);
      return client.get(await follow(String(headers.location)));
    },
    follow,
    /** Says what the directory knows of an account; null takes it away. */
    set: (sub: string, account: Account | null): void => {
      if (account) accounts.set(sub, account);
      else accounts.delete(sub);
    },
    /** Who logs in there next; null is somebody whose account is disabled. */
    visitBy: (sub: string | null): void => {
      visitor = sub;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
