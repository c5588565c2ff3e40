/** Who may read what on a site: `access` in site.yaml. */
export interface AccessSettings {
    readonly audiences: readonly Audience[];
    readonly provider: AccessProvider;
    /** What readers get who ask for a page that they may not read. */
    readonly outsiders: Outsiders;
}
/** A 404, or the way to sign in. */
export type Outsiders = 'not-found' | 'sign-in';
/** Readers who may read the same pages. */
export interface Audience {
    /** `partners`. Never `public`. */
    readonly name: string;
    readonly label: string;
    /** Names of audiences whose pages these readers may also read. */
    readonly includes: readonly string[];
    /**
     * Values of claims by path, such as `realm_access.roles`. A reader with any of the values belongs to the audience. `*`
     * is any value.
     */
    readonly claims: Readonly<Record<string, readonly string[]>>;
}
/** Who says who a reader is. */
export type AccessProvider = CloudflareAccess | OpenIdProvider;
/** Cloudflare Access, in front of the worker. */
export interface CloudflareAccess {
    readonly kind: 'cloudflare-access';
    /** Host of the team: `acme.cloudflareaccess.com`. */
    readonly team: string;
    /** Application audience (AUD) tag. */
    readonly audience: string;
}
/** A provider of OpenID Connect, which the worker sends readers to. */
export interface OpenIdProvider {
    readonly kind: 'openid';
    /** Exactly as in the provider's metadata (OpenID Connect Discovery 1.0 §3). */
    readonly issuer: string;
    readonly clientId: string;
    readonly scopes: readonly string[];
    readonly sessionHours: number;
    /** Whether signing out of the site signs out of the provider too. */
    readonly signOut: 'site' | 'provider';
    /** Whether programs that read `/mcp` may, or must, send an access token. */
    readonly accessTokens: 'off' | 'optional' | 'required';
}
/**
 * Names of all audiences whose pages a reader of the audiences `own` may read, in the order of the settings. Unknown
 * names are ignored.
 */
export declare function visibleAudiences({ audiences }: Pick<AccessSettings, 'audiences'>, own: readonly string[]): readonly string[];
/** Paths of the sign-in, below the base of a language. The callback has one address, below that of the site. */
export declare const ACCESS_PATHS: {
    readonly signIn: '/_/access/sign-in';
    readonly callback: '/_/access/callback';
    readonly signOut: '/_/access/sign-out';
};
