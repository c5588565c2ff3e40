import type { SourcePlace } from '../../../search/search-source.ts';
import type { SecurityRequirement, SecurityScheme } from './model.ts';

const MAX_SCOPES = 6;

/** The scopes that an operation requires. */
export function readScopes(security: readonly SecurityRequirement[]): string[] {
  const required = security.flatMap(({ schemes }) => schemes.flatMap(({ scopes }) => scopes));
  return [...new Set(required.map(({ name }) => name))].slice(0, MAX_SCOPES);
}

/** Each scheme with its scopes. */
export function readSchemes(schemes: readonly SecurityScheme[]): SourcePlace[] {
  return schemes.map(({ id, name, type, description, flows }) => ({
    kind: 'heading',
    id,
    label: name,
    text: [type, description?.text ?? '', ...flows.flatMap(({ scopes }) => scopes.map((scope) => scope.name))].join(
      '\n',
    ),
  }));
}
