import type { OAuthMessages } from './messages.ts';

export const oauthEn: OAuthMessages = {
  cancel: 'Cancel',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  closeWindow: 'You can close this window.',
  device: 'Open the sign-in page on any device and enter this code:',
  expired: 'The access token has expired. Get a new one.',
  failures: {
    blocked: 'The browser blocked the sign-in window.',
    client: 'Enter a client ID.',
    insecure: 'Signing in needs a page that was loaded over HTTPS.',
    metadata: 'The metadata of the authorization server could not be read.',
    token: 'The authorization server did not answer with a token.',
  },
  flow: 'Flow',
  flows: {
    authorizationCode: 'Authorization code',
    clientCredentials: 'Client credentials',
    deviceAuthorization: 'Device code',
  },
  get: 'Get token',
  received: (time) => (time === null ? 'Token received.' : `Token received, valid until ${time}.`),
  redirectUri: 'Redirect URI',
  refused: (reason) => `The authorization server refused: ${reason}`,
  retry: 'Try again',
  scopes: 'Scopes',
  scopesChosen: (chosen, total) => `Scopes: ${chosen} of ${total}`,
  signIn: 'Open the sign-in page',
  title: 'Get a token',
  unreachable: (origin) =>
    `${origin} cannot be reached, or does not let this page read its answers (CORS). Paste a token instead.`,
  waiting: 'Sign in in the other window. This page is waiting.',
};
