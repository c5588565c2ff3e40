import type { PageBlock } from '../../../page.ts';
import type { SourcePlace } from '../../../search/search-source.ts';
import { bullet } from '../../../text/markdown/markdown-text.ts';
import { listBlock, SECTION_IDS, sectionBlock } from '../section.tsx';
import { Authorization } from './html.tsx';
import { authorizationSection, schemeItem } from './markdown.ts';
import type { SecurityScheme as Scheme, SecurityRequirement } from './model.ts';
import { SecurityScheme } from './security-scheme.tsx';

/** How an operation is authorized. */
export function authorizationBlock(security: readonly SecurityRequirement[]): PageBlock {
  return listBlock(security, (shown) => ({
    html: <Authorization security={shown} />,
    headings: (t) => [{ id: SECTION_IDS.authorization, text: t.authorization, level: 2 }],
    markdown: ({ messages }) => authorizationSection(shown, messages),
    search: () => {
      const scopes = readScopes(shown);
      return { scopes, text: scopes.join(' ') };
    },
  }));
}

const MAX_SCOPES = 6;

/** The scopes that an operation requires. */
function readScopes(security: readonly SecurityRequirement[]): string[] {
  const required = security.flatMap(({ schemes }) => schemes.flatMap(({ scopes }) => scopes));
  return [...new Set(required.map(({ name }) => name))].slice(0, MAX_SCOPES);
}

/** All security schemes of an API. */
export function securitySchemesBlock(schemes: readonly Scheme[]): PageBlock {
  return listBlock(schemes, (shown) =>
    sectionBlock({
      id: SECTION_IDS.authorization,
      title: (t) => t.authorization,
      html: shown.map((scheme) => <SecurityScheme key={scheme.id} scheme={scheme} />),
      markdown: ({ messages }) => shown.map((scheme) => bullet(schemeItem(scheme, messages))).join('\n'),
      search: () => ({ places: shown.map(toPlace) }),
    }),
  );
}

function toPlace({ id, name, type, description, flows }: Scheme): SourcePlace {
  const scopes = flows.flatMap((flow) => flow.scopes.map((scope) => scope.name));
  return { kind: 'heading', id, label: name, text: [type, description?.text ?? '', ...scopes].join('\n') };
}
