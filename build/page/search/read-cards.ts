import type { CategoryArticle, LandingArticle } from '../../../worker/model/article.ts';
import type { Card } from '../../../worker/model/parts.ts';
import type { FrontMatter } from '../../site/docs/front-matter.ts';
import type { SearchSource } from './search-source.ts';

/** The search terms of a category: the pages in it. */
export function readCategory({ description, cards }: CategoryArticle): SearchSource {
  return { names: [], text: joinTexts([description, ...cards.flatMap(cardTexts)]), places: [] };
}

/** The search terms of a landing page: its sections from front matter, and the author's content. */
export function readLanding(
  { tagline, ways, popular, changes }: LandingArticle,
  request: FrontMatter['request'],
  content: SearchSource,
): SearchSource {
  const cards = [...ways, ...popular].flatMap(cardTexts);
  const example = request === undefined ? [] : [request.title, request.code, request.response];
  const text = joinTexts([tagline, ...cards, ...example, ...changes.map((change) => change.text), content.text]);
  return { ...content, text };
}

function cardTexts({ title, description }: Card): (string | null)[] {
  return [title, description];
}

function joinTexts(texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== '').join('\n');
}
