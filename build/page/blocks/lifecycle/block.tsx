import type { Tokens } from 'marked';
import { fence } from '../../../../worker/model/markup/fences.ts';
import { joinBlocks } from '../../text/markdown/markdown-text.ts';
import { plainText } from '../../text/plain-text.ts';
import { type BlockToken, blockToken, type HeadingToken, type SiteToken, siteTokens } from '../../text/tokens.ts';
import { type BlockPage, defineBlock } from '../block.ts';
import { parseCodeFence } from '../code/code-fence.ts';
import { type Diagram, readDiagram } from '../mermaid/draw-diagram.ts';
import { Lifecycle, type LifecycleParts } from './lifecycle.tsx';
import { readTransitions, type State } from './transitions.ts';

/** Distances that leave a diagram of six states about as wide as a phone. */
const SPACING = { padding: 4, nodeSpacing: 16, layerSpacing: 20 };

/**
 * A state diagram that leads to what each state means: `:::lifecycle` around a Mermaid state diagram, and a heading for
 * each of its states. A state of the drawing leads to its section, and an arrow to where the link with its words leads.
 */
export const LIFECYCLE = defineBlock({
  name: 'lifecycle',
  directives: ['lifecycle'],
  components: ['Lifecycle'],
  isStyled: true,
  attributes: {},
  resolve({ element: { raw, tokens } }, page) {
    const first = tokens.findIndex(({ type }) => type === 'heading');
    const code = tokens.slice(0, Math.max(0, first)).find(isMermaid);
    if (code === undefined) {
      page.note(
        'incomplete-block',
        'Cannot show a lifecycle without a diagram and states. Write a ```mermaid fence, then a heading for each state.',
      );
      return page.list(tokens);
    }
    const diagram = readDiagram(code.text, page.of(code), SPACING);
    if (diagram === null) return page.list(tokens);
    page.needStyles('mermaid');
    const states = divide(page.blocks(tokens.slice(first)));
    const transitions = readTransitions(diagram.draw().parts, states);
    noteDifferences(states, diagram, page);
    const title = parseCodeFence(code.lang ?? '', code.text).title ?? diagram.title;
    const before = page.blocks(tokens.slice(0, first).filter((token) => token !== code));
    return [
      ...before,
      lifecycleToken({ diagram, title, states, transitions }, code, raw, `l${page.offset.toString(36)}`),
    ];
  },
});

function isMermaid(token: SiteToken): token is Tokens.Code {
  return token.type === 'code' && /^mermaid\b/.test(token.lang ?? '');
}

/** The highest headings, each with what follows it. */
function divide(tokens: readonly SiteToken[]): readonly State[] {
  const level = Math.min(...tokens.map((token) => (token.type === 'heading' ? token.depth : 6)));
  const states: { heading: HeadingToken; name: string; content: SiteToken[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth === level)
      states.push({ heading: token, name: plainText(siteTokens(token.tokens)), content: [] });
    else states.at(-1)?.content.push(token);
  }
  return states;
}

/** Reports states of the diagram without a heading, and the reverse. */
function noteDifferences(states: readonly State[], diagram: Diagram, page: BlockPage): void {
  const drawn = diagram.draw().parts.flatMap((part) => (part.has('id') ? [part.get('label') ?? ''] : []));
  const named = new Set(states.map(({ name }) => name.toLowerCase()));
  for (const label of drawn.filter((each) => each !== '' && !named.has(each.toLowerCase())))
    page.note('incomplete-block', `Cannot lead from the state "${label}" anywhere. Add a heading "${label}" for it.`);
  const shown = new Set(drawn.map((label) => label.toLowerCase()));
  for (const { name } of states.filter((state) => !shown.has(state.name.toLowerCase())))
    page.note('incomplete-block', `Cannot find the state "${name}" in the diagram. Add it, or correct the heading.`);
}

function lifecycleToken(parts: LifecycleParts, code: Tokens.Code, raw: string, group: string): BlockToken {
  const { states } = parts;
  const all = states.flatMap(({ heading, content }) => [heading, ...content]);
  return blockToken(
    {
      html: (page) => [page.render(<Lifecycle {...parts} page={page} group={group} />)],
      markdown: ({ blocks }) => joinBlocks([fence(code.text, code.lang ?? 'mermaid'), blocks(all)]),
    },
    { raw, tokens: all },
  );
}
