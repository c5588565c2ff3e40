import type { Env } from '../env.ts';
import type { AccessSettings } from '../model/access.ts';
import type { Manifest } from '../model/records/manifest.ts';
import type { Place } from './place.ts';

/** What the site knows about who sent a request: no name, no account. */
export interface Reader {
  /** Names of the audiences that the reader belongs to, without those that these include. */
  readonly audiences: readonly string[];
  readonly signedIn: boolean;
}

/** A reader without a valid proof of who they are. */
export const NOBODY: Reader = { audiences: [], signedIn: false };

/** A request below the paths of the sign-in. */
export interface AccessRequest {
  readonly request: Request;
  readonly env: Env;
  readonly place: Place;
}

/** Who says who a reader is, and how readers sign in with it. */
export interface IdentityProvider {
  /** Never throws: a bad proof is nobody's. */
  identify(request: Request, env: Env): Promise<Reader>;
  signIn(given: AccessRequest): Promise<Response>;
  /** Where the provider returns to; null if it has no such path. */
  finishSignIn(given: AccessRequest): Promise<Response | null>;
  signOut(given: AccessRequest): Promise<Response>;
  /** Metadata and errors for programs that bring tokens; null for other requests. */
  respondToProgram(given: AccessRequest): Promise<Response | null>;
}

/** What providers know about the site. */
export interface AccessSite {
  readonly settings: AccessSettings;
  readonly manifest: Manifest;
}
