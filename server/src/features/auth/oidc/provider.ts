import { field } from '@sponsorat/api';
import * as openid from 'openid-client';
import { type Clock, HOUR } from '../../../lib/clock.ts';
import type { OidcConfig } from '../../../lib/oidc-config.ts';
import type { DirectoryUser } from '../../users/directory.usecases.ts';
import { areClaimsElsewhere, directoryUserOf, missingClaims } from './claims.rules.ts';
import { notTrusted, problemOfLogin, unavailable } from './problems.ts';

const LONGEST_CALL_SECONDS = 5;
const CLOCK_SKEW_SECONDS = 60;
const KNOWN_FOR = HOUR;

/** What a log-in that has begun is recognised by when it comes back. */
export type PendingLogin = { issuer: string; state: string; nonce: string; verifier: string };

const authenticationOf = (secret: string): openid.ClientAuth => {
  const [basic, post] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    // Not every provider decodes a secret in the header as it must be encoded there.
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    (takesBody ? post : basic)(server, client, body, headers);
  };
};

const discover = ({ issuer, clientId, clientSecret }: OidcConfig): Promise<openid.Configuration> =>
  openid.discovery(issuer, clientId, { [openid.clockTolerance]: CLOCK_SKEW_SECONDS }, authenticationOf(clientSecret), {
    timeout: LONGEST_CALL_SECONDS,
    execute: [
      // The ID token's signature, and not only that it came over TLS.
      openid.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
    ],
  });

/**
 * The bank's login. What it says of itself is asked when somebody logs in, and known for an hour. Each method throws the
 * problem that a page tells.
 */
export const oidcProvider = (config: OidcConfig, redirectUri: URL, clock: Clock) => {
  let known: { configuration: Promise<openid.Configuration>; until: number } | null = null;
  const issuer = config.issuer.href;

  const configuration = (): Promise<openid.Configuration> => {
    const now = clock.now().getTime();
    if (known && known.until > now) return known.configuration;
    const entry = { configuration: discover(config), until: now + KNOWN_FOR };
    known = entry;
    entry.configuration.catch(() => {
      if (known === entry) known = null;
    });
    return entry.configuration;
  };

  const claimsOf = async (
    server: openid.Configuration,
    tokens: openid.TokenEndpointResponse,
    idToken: openid.IDToken,
  ) => {
    const isEnough = missingClaims(idToken, config).length === 0 || !server.serverMetadata().userinfo_endpoint;
    const told = isEnough ? {} : await openid.fetchUserInfo(server, tokens.access_token, idToken.sub);
    return { ...told, ...idToken };
  };

  return {
    /** Where the browser is sent, and what is to be remembered meanwhile. */
    begin: async (): Promise<{ url: URL; begun: PendingLogin }> => {
      const server = await configuration().catch((error: unknown) => {
        throw unavailable({ cause: error });
      });
      const [state, nonce, verifier] = [openid.randomState(), openid.randomNonce(), openid.randomPKCECodeVerifier()];
      const url = openid.buildAuthorizationUrl(server, {
        redirect_uri: redirectUri.href,
        scope: config.scopes,
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url, begun: { issuer, state, nonce, verifier } };
    },
    /** Whom the browser comes back as; `search` is the query that it brings. */
    finish: async (search: string, begun: PendingLogin): Promise<DirectoryUser> => {
      if (begun.issuer !== issuer) throw notTrusted();
      const server = await configuration().catch((error: unknown) => {
        throw unavailable({ cause: error });
      });
      try {
        const address = new URL(search, redirectUri);
        const tokens = await openid.authorizationCodeGrant(server, address, {
          pkceCodeVerifier: begun.verifier,
          expectedState: begun.state,
          expectedNonce: begun.nonce,
          idTokenExpected: true,
        });
        const idToken = tokens.claims();
        if (!idToken) throw notTrusted();
        // Without its NUL it would be somebody else.
        if (!field.isStorable(idToken.sub) || idToken.sub.trim() === '') throw notTrusted();
        // Of several audiences the library asks for it, of one nobody does.
        if (idToken.azp !== undefined && idToken.azp !== config.clientId) throw notTrusted();
        const claims = await claimsOf(server, tokens, idToken);
        if (areClaimsElsewhere(claims, config)) throw unavailable();
        return directoryUserOf({ issuer: idToken.iss, subject: idToken.sub }, claims, config);
      } catch (error) {
        throw problemOfLogin(error);
      }
    },
  };
};
