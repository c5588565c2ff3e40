import type { Prose } from '../../../description/prose.ts';
import type { Fact } from '../facts/fact-list.tsx';

/** Schemes that must all be satisfied. No schemes means no authentication. */
export interface SecurityRequirement {
  readonly schemes: readonly RequiredScheme[];
}

export interface RequiredScheme {
  readonly name: string;
  readonly href: string | null;
  /** `HTTP bearer`, `API key in header X-Key`. */
  readonly type: string;
  readonly deprecated: boolean;
  readonly scopes: readonly Scope[];
}

export interface Scope {
  readonly name: string;
  readonly description: string | null;
}

export interface SecurityScheme {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly description: Prose | null;
  readonly deprecated: boolean;
  readonly facts: readonly Fact[];
  readonly flows: readonly OAuthFlow[];
}

export interface OAuthFlow {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly scopes: readonly Scope[];
}
