import { tokenTitleEn } from './en-callback.ts';
import type { OAuthMessages } from './oauth-messages.ts';

export const oauthEn: OAuthMessages = {
  cancel: 'Cancel',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  device: 'Open the sign-in page on any device and enter this code:',
  expired: 'The access token has expired. Get a new one.',
  failures: {
    blocked: 'The browser blocked the sign-in window.',
    client: 'Enter a client ID.',
    insecure: 'To sign in, open this page over HTTPS.',
    metadata: 'Could not read the metadata of the authorization server.',
    token: 'The authorization server did not return a token.',
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
  title: tokenTitleEn,
  unreachable: (origin) =>
    `${origin} cannot be reached, or does not let this page read its responses (CORS). Paste a token instead.`,
  waiting: 'Waiting for you to sign in in the other window.',
};
