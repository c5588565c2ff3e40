import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { listen } from './listen.ts';

/** A key of the provider, with its public part as JWK. */
export interface ProviderKey {
  readonly kid: string;
  readonly alg: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
}

/** What a test decides about the next tokens. */
export interface Account {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/**
 * An OpenID Connect provider on this machine: discovery, authorization code with PKCE, single-use codes, client
 * authentication, rotating keys, logout. Everybody who comes is signed in at once, as `account`.
 */
export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Addresses that a site is registered with. */
  readonly redirectUris: string[];
  /** Who signs in next; null refuses. */
  account: Account | null;
  /** Replaces claims of the next ID tokens. */
  claims: JWTPayload;
  /** Replaces the next ID tokens as a whole. */
  forge: ((claims: JWTPayload) => Promise<string>) | null;
  /** Replaces parts of the metadata. */
  metadata: Readonly<Record<string, unknown>>;
  /** Path → number of requests so far. */
  readonly requests: ReadonlyMap<string, number>;
  /** Signs with the current key, unless another one is given. */
  sign(claims: JWTPayload, key?: ProviderKey): Promise<string>;
  /** Claims of a token that is valid for an audience. */
  claimsFor(audience: string): JWTPayload;
  /** Signs with a new key from now on. The old one is published as long as it is among `keep`. */
  rotate(keep?: readonly ProviderKey[]): Promise<ProviderKey>;
  readonly key: ProviderKey;
  /** Everything but the keys as at the start. */
  reset(): void;
  stop(): Promise<void>;
}

interface Grant {
  readonly challenge: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly account: Account;
}

/** A public client has no secret. */
export async function startIdentityProvider({ isPublic = false } = {}): Promise<IdentityProvider> {
  const redirectUris: string[] = [];
  const clientId = 'docs';
  const clientSecret = 'a secret/with:special characters+';
  const grants = new Map<string, Grant>();
  const requests = new Map<string, number>();
  let published: readonly ProviderKey[] = [await createKey('ES256')];
  let key = published[0] as ProviderKey;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', provider.issuer);
    requests.set(url.pathname, (requests.get(url.pathname) ?? 0) + 1);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const redirect = (target: string, fields: Readonly<Record<string, string>>) => {
      const location = new URL(target);
      for (const [name, value] of Object.entries(fields)) location.searchParams.set(name, value);
      response.writeHead(302, { Location: location.href }).end();
    };
    const query = (name: string) => url.searchParams.get(name) ?? '';
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(200, {
          issuer: provider.issuer,
          authorization_endpoint: `${provider.issuer}/authorize`,
          token_endpoint: `${provider.issuer}/token`,
          jwks_uri: `${provider.issuer}/keys`,
          end_session_endpoint: `${provider.issuer}/logout`,
          authorization_response_iss_parameter_supported: true,
          ...provider.metadata,
        });
      case '/keys':
        return json(200, { keys: published.map(({ publicJwk }) => publicJwk) });
      case '/authorize': {
        const redirectUri = query('redirect_uri');
        const isValid =
          query('client_id') === clientId &&
          redirectUris.includes(redirectUri) &&
          query('response_type') === 'code' &&
          query('code_challenge_method') === 'S256' &&
          query('scope').split(' ').includes('openid');
        if (!isValid) return json(400, { error: 'invalid_request' });
        const common = { state: query('state'), iss: provider.issuer };
        if (provider.account === null) return redirect(redirectUri, { ...common, error: 'access_denied' });
        const code = randomUUID();
        const { account } = provider;
        grants.set(code, { challenge: query('code_challenge'), redirectUri, nonce: query('nonce'), account });
        return redirect(redirectUri, { ...common, code });
      }
      case '/token': {
        const form = new URLSearchParams(await readText(request));
        const grant = grants.get(form.get('code') ?? '');
        // A code is for one use (RFC 6749 §4.1.2).
        grants.delete(form.get('code') ?? '');
        if (!isClient(request, form)) return json(401, { error: 'invalid_client' });
        const challenge = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url');
        if (grant?.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri'))
          return json(400, { error: 'invalid_grant' });
        const claims = { ...provider.claimsFor(clientId), nonce: grant.nonce, ...grant.account, ...provider.claims };
        const idToken = await (provider.forge?.(claims) ?? provider.sign(claims));
        return json(200, { access_token: randomUUID(), token_type: 'Bearer', id_token: idToken });
      }
      case '/logout':
        return redirect(query('post_logout_redirect_uri'), {});
      default:
        return json(404, {});
    }
  });

  function isClient({ headers }: IncomingMessage, form: URLSearchParams): boolean {
    if (isPublic) return form.get('client_id') === clientId && headers.authorization === undefined;
    const methods = provider.metadata.token_endpoint_auth_methods_supported;
    if (Array.isArray(methods) && methods.includes('client_secret_post'))
      return form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
    const [scheme, credentials = ''] = (headers.authorization ?? '').split(' ');
    const fields = Buffer.from(credentials, 'base64').toString().split(':');
    const [id, secret] = fields.map((field) => new URLSearchParams(`v=${field}`).get('v'));
    return scheme === 'Basic' && id === clientId && secret === clientSecret;
  }

  const initial = { account: { sub: 'u1', groups: ['partners'] }, claims: {}, forge: null, metadata: {} };
  const { origin, stop } = await listen(server);
  const provider: IdentityProvider = {
    issuer: origin,
    clientId,
    clientSecret,
    redirectUris,
    ...initial,
    requests,
    get key() {
      return key;
    },
    sign: (claims, signer = key) =>
      new SignJWT(claims).setProtectedHeader({ alg: signer.alg, kid: signer.kid }).sign(signer.privateKey),
    claimsFor(audience) {
      const now = Math.floor(Date.now() / 1_000);
      return { iss: origin, aud: audience, sub: 'u1', iat: now, exp: now + 300 };
    },
    async rotate(keep = []) {
      key = await createKey('RS256');
      published = [key, ...keep];
      return key;
    },
    reset: () => void Object.assign(provider, initial),
    stop,
  };
  return provider;
}

/** A key pair of its own, as an attacker has. */
export async function createKey(alg: string, kid: string = randomUUID()): Promise<ProviderKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  return { kid, alg, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
