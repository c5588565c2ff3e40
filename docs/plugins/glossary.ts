import {
  blockToken,
  bullet,
  defineBlock,
  definePlugin,
  element,
  linkToken,
  plainText,
  suggest,
  textToken,
} from 'docvane';
import './glossary/glossary.css';
import { TERMS } from './glossary/terms.ts';

/** `::terms` lists all terms with their meanings. */
const list = defineBlock({
  name: 'terms',
  directives: ['terms'],
  attributes: {},
  resolve: ({ element: { raw } }) => [
    blockToken(
      {
        html: () => [
          element(
            'dl',
            Object.entries(TERMS).flatMap(([term, meaning]) => [
              element('dt', [element('dfn', [term])], { id: idOf(term) }),
              element('dd', [meaning]),
            ]),
            { class: 'terms' },
          ),
        ],
        markdown: () =>
          Object.entries(TERMS)
            .map(([term, meaning]) => bullet(`**${term}**: ${meaning}`))
            .join('\n'),
      },
      // What search reads.
      { raw, tokens: Object.entries(TERMS).map((entry) => textToken(`${entry.join(': ')} `)) },
    ),
  ],
});

/** `:gloss[records]{term="record"}` links a word to its meaning, which is also its title. */
const use = defineBlock({
  name: 'gloss',
  directives: ['gloss'],
  isInline: true,
  attributes: { term: 'text' },
  resolve({ element: { raw, tokens }, attributes }, page) {
    const term = attributes.term ?? plainText(tokens);
    const meaning = TERMS[term];
    if (meaning === undefined) return page.list(tokens);
    return page.list([linkToken(`/glossary#${idOf(term)}`, tokens, raw, meaning)]);
  },
});

function idOf(term: string): string {
  return `term-${term.replaceAll(' ', '-')}`;
}

export default definePlugin({
  name: 'glossary',
  blocks: [list, use],
  checks: [
    {
      rule: 'undefined-term',
      severity: 'error',
      start: (site) => (page, note) => {
        // Spaces replace code in it.
        const prose = site.proseOf(page);
        for (const match of page.source.body.matchAll(/:gloss\[([^\]\n]+)\](?:\{term="([^"\n]+)"\})?/g)) {
          const [written, label = '', term = label] = match;
          const start = match.index + written.indexOf('[') + 1;
          if (Object.hasOwn(TERMS, term) || prose.slice(start, start + label.length).trim() === '') continue;
          note(
            `Cannot explain ${JSON.stringify(term)}: the glossary has no such term${suggest(term, Object.keys(TERMS)) || '. Add it to plugins/glossary/terms.ts.'}`,
            match.index,
          );
        }
      },
    },
  ],
});
