import GithubSlugger, { slug } from 'github-slugger';
import { plainText, writtenText } from '../text/plain-text.ts';
import { childTokens, type HeadingToken, type SiteToken, siteTokens } from '../text/tokens.ts';
import { type IdentifiedHeading, type OriginalHeading, shareIds } from './share-ids.ts';

/**
 * The headings of a page in reading order, each with a unique id: of the heading that it translates, or made from its text.
 * `original`: the headings of the page that this one translates.
 */
export function identifyHeadings(
  tokens: readonly SiteToken[],
  original: readonly OriginalHeading[] = [],
): ReadonlyMap<SiteToken, IdentifiedHeading> {
  const slugger = new GithubSlugger();
  const found = tokens.flatMap(findHeadings);
  const levels = found.map(({ depth }) => depth);
  // An id that the page gives to another heading is taken.
  const given = new Set(found.map(({ givenId }) => givenId));
  const shared = new Map([...shareIds(levels, original)].filter(([, id]) => !given.has(id)));
  for (const id of shared.values()) slugger.occurrences[id] ??= 0;
  return new Map(
    found.map((token, index) => {
      return [token, identify(token, shared.get(index) ?? null, slugger)];
    }),
  );
}

function findHeadings(token: SiteToken): HeadingToken[] {
  return token.type === 'heading' ? [token] : childTokens(token).flatMap(findHeadings);
}

function identify(
  { tokens, depth, givenId = null }: HeadingToken,
  sharedId: string | null,
  slugger: GithubSlugger,
): IdentifiedHeading {
  const inner = siteTokens(tokens);
  const text = plainText(inner);
  // Like Docusaurus, keep the spaces around a component without text.
  const written = inner.some((token) => token.type === 'markup' && token.nodes.length === 0)
    ? writtenText(inner)
    : text;
  // A heading of only emoji has no letters for an id.
  const words = slug(text) === '' ? 'section' : written;
  if (givenId !== null) slugger.occurrences[givenId] ??= 0;
  else if (sharedId !== null) return { id: sharedId, text, level: depth, ownId: slug(words) };
  return { id: givenId ?? slugger.slug(words), text, level: depth };
}
