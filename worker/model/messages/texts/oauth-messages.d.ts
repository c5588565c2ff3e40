/** Texts for obtaining an access token. */
export interface OAuthMessages {
    readonly cancel: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly device: string;
    readonly expired: string;
    readonly failures: Readonly<Record<'blocked' | 'client' | 'insecure' | 'metadata' | 'token', string>>;
    readonly flow: string;
    readonly flows: Readonly<Record<'authorizationCode' | 'clientCredentials' | 'deviceAuthorization', string>>;
    readonly get: string;
    readonly received: (time: string | null) => string;
    readonly redirectUri: string;
    readonly refused: (reason: string) => string;
    readonly retry: string;
    readonly scopes: string;
    readonly scopesChosen: (chosen: number, total: number) => string;
    readonly signIn: string;
    readonly title: string;
    readonly unreachable: (origin: string) => string;
    readonly waiting: string;
}
