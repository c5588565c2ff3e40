import GithubSlugger, { slug } from 'github-slugger';
import type { Heading } from '../../../worker/model/parts.ts';
import { plainText, writtenText } from '../text/plain-text.ts';
import { childTokens, type HeadingToken, type SiteToken, siteTokens } from '../text/tokens.ts';

/** The headings of a page in reading order, each with a unique id. */
export function identifyHeadings(tokens: readonly SiteToken[]): ReadonlyMap<SiteToken, Heading> {
  const slugger = new GithubSlugger();
  const headings = new Map<SiteToken, Heading>();
  const visit = (token: SiteToken): void => {
    if (token.type === 'heading') headings.set(token, identify(token, slugger));
    else for (const child of childTokens(token)) visit(child);
  };
  for (const token of tokens) visit(token);
  return headings;
}

function identify({ tokens, depth, givenId = null }: HeadingToken, slugger: GithubSlugger): Heading {
  const inner = siteTokens(tokens);
  const text = plainText(inner);
  // Like Docusaurus, keep the spaces around a component without text.
  const written = inner.some((token) => token.type === 'markup' && token.nodes.length === 0)
    ? writtenText(inner)
    : text;
  // A heading of only emoji has no letters for an id.
  const id = givenId ?? slugger.slug(slug(text) === '' ? 'section' : written);
  if (givenId !== null) slugger.occurrences[givenId] ??= 0;
  return { id, text, level: depth };
}
