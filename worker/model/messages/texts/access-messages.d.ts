/** Texts about signing in to a site with audiences. */
export interface AccessMessages {
    readonly failed: string;
    /** A sign-in that the browser has not started, or not lately. */
    readonly failedText: string;
    readonly noAccess: string;
    readonly noAccessText: string;
    /** The provider, or the site, does not accept who the reader is. */
    readonly refusedText: string;
    readonly signIn: string;
    readonly signOut: string;
    readonly signedOut: string;
    readonly toSite: string;
    readonly unavailable: string;
    readonly unavailableText: string;
}
