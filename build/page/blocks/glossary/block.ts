import { slug } from 'github-slugger';
import { element } from '../../text/html-node.ts';
import { bullet, joinBlocks } from '../../text/markdown/markdown-text.ts';
import { plainText } from '../../text/plain-text.ts';
import { blockToken, linkToken, type SiteToken, siteTokens, textToken } from '../../text/tokens.ts';
import { type BlockPage, defineBlock } from '../block.ts';

interface Definition {
  readonly term: SiteToken[];
  readonly meanings: readonly SiteToken[][];
}

/** Terms with their definitions, and links to terms in the glossary. */
export const GLOSSARY = [
  defineBlock({
    name: 'glossary',
    directives: ['definitions', 'glossary'],
    components: ['DefinitionList', 'Glossary'],
    isStyled: true,
    attributes: {},
    resolve: ({ name, element: { raw, tokens } }, page) => [
      toList(readDefinitions(tokens, page), name.toLowerCase() === 'glossary', raw),
    ],
  }),
  defineBlock({
    name: 'term',
    directives: ['term'],
    components: ['Term'],
    isInline: true,
    attributes: { name: 'text', page: 'text' },
    resolve({ element: { raw, tokens }, attributes }, page) {
      const term = attributes.name ?? plainText(tokens);
      const href = `${attributes.page ?? '/glossary'}#${termId(term)}`;
      return page.list([linkToken(href, tokens, raw)]);
    },
  }),
];

/** Reads definitions: a line with the term, then lines starting with a colon for its meanings. */
function readDefinitions(tokens: readonly SiteToken[], page: BlockPage): Definition[] {
  return tokens.flatMap((token): Definition[] => {
    if (token.type === 'space') return [];
    const own = page.of(token);
    const lines = token.type === 'paragraph' ? splitLines(siteTokens(token.tokens)) : [];
    const [term, ...meanings] = lines;
    if (term === undefined || meanings.length === 0) {
      own.note(
        'incomplete-block',
        'Cannot read a definition here. Write the term, and ": its meaning" on the next line.',
      );
      return [];
    }
    return [{ term: own.inline(term), meanings: meanings.map((meaning) => own.inline(meaning)) }];
  });
}

/** Splits inline tokens at lines that start with a colon. */
function splitLines(tokens: readonly SiteToken[]): SiteToken[][] {
  const lines: SiteToken[][] = [[]];
  for (const token of tokens) {
    const [first = '', ...others] = token.type === 'text' ? token.raw.split(/\n[ \t]*:[ \t]+/) : [];
    if (token.type !== 'text') lines.at(-1)?.push(token);
    else if (first !== '') lines.at(-1)?.push(textToken(first));
    for (const other of others) lines.push(other === '' ? [] : [textToken(other)]);
  }
  return lines;
}

function toList(definitions: readonly Definition[], isGlossary: boolean, raw: string): SiteToken {
  return blockToken(
    {
      html: ({ inline }) => {
        const items = definitions.flatMap(({ term, meanings }) => {
          const id = isGlossary ? { id: termId(plainText(term)) } : {};
          return [element('dt', [inline(term)], id), ...meanings.map((meaning) => element('dd', [inline(meaning)]))];
        });
        return [element('dl', items, { class: 'definitions' })];
      },
      markdown: ({ inline }) =>
        definitions
          .map(({ term, meanings }) =>
            bullet(joinBlocks([`**${inline(term)}**: ${meanings.map((meaning) => inline(meaning)).join(' ')}`])),
          )
          .join('\n'),
    },
    {
      raw,
      tokens: definitions.flatMap(({ term, meanings }) => [
        ...term,
        textToken(' '),
        ...meanings.flat(),
        textToken(' '),
      ]),
    },
  );
}

function termId(term: string): string {
  return `term-${slug(term)}`;
}
