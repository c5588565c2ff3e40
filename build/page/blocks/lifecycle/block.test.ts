import { beforeAll, describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';
import { compile } from '../../../../test/build/page/prose/compile.ts';
import { prepareDiagrams } from '../mermaid/draw-diagram.ts';

const DIAGRAM =
  '```mermaid title="A quote"\nstateDiagram-v2\n  Draft --> Sent: send\n  Sent --> Draft: recall\n  Sent --> Draft\n```';
const STATES =
  '### Draft\n\nNot sent: [Send](/user/quotes#send) it.\n\n### Sent\n\nWith *the* customer.\n\n#### Later\n\nMore.';
const BLOCK = `## Life\n\n:::lifecycle\n${DIAGRAM}\n\n${STATES}\n:::`;

describe('lifecycle', () => {
  beforeAll(() => prepareDiagrams(['mermaid']));

  it('leads from each state of the drawing to its section', () => {
    const { html, findings } = show(BLOCK);
    expect(findings).toEqual([]);
    expect(html).toMatch(/<nav aria-label="A quote"><svg [^>]*viewBox="[\d. ]+" width="[\d.]+em" /);
    expect(html).toMatch(/<a href="#draft\.state" class="state-1"><rect .*?>Draft<\/text><\/a>/);
    expect(html).toMatch(/<a href="#sent\.state" class="state-2"><rect .*?>Sent<\/text><\/a>/);
    expect(
      [...html.matchAll(/<details name="(\w+)"( open="")?><summary><h3 id="(\w+)"/g)].map(([, , open, id]) => [
        id,
        open !== undefined,
      ]),
    ).toEqual([
      ['draft', true],
      ['sent', false],
    ]);
    expect(new Set([...html.matchAll(/<details name="(\w+)"/g)].map(([, name]) => name)).size).toBe(1);
    expect(html).toContain('<div id="sent.state"><p>With <em>the</em> customer.</p><h4 id="later">');
  });

  it('leads from an arrow to where the link with its words leads', () => {
    const { html } = show(BLOCK);
    expect(html).toMatch(/<a href="\/user\/quotes#send"><rect [^>]*><text [^>]*>send<\/text><\/a>/);
    expect(html).toMatch(/<g><rect [^>]*><text [^>]*>recall<\/text><\/g>/);
  });

  it('lists where each state leads, so that the drawing is not needed', () => {
    const [draft, sent] = [...show(BLOCK).html.matchAll(/<ul class="transitions">(.*?)<\/ul>/g)].map(
      ([, list]) => list,
    );
    expect(draft).toBe('<li><a href="/user/quotes#send">send</a> → <a href="#sent.state">Sent</a></li>');
    expect(sent).toBe('<li>recall → <a href="#draft.state">Draft</a></li><li> → <a href="#draft.state">Draft</a></li>');
  });

  it('has its headings among those of the page, and the diagram in its Markdown', () => {
    expect(compile(BLOCK).headings.map(({ id }) => id)).toEqual(['life', 'draft', 'sent', 'later']);
    expect(show(BLOCK).markdown).toBe(`## Life\n\n${DIAGRAM}\n\n${STATES}`);
    expect(show(BLOCK.replace(':::lifecycle', '<Lifecycle>\n').replace(/:::$/, '\n</Lifecycle>')).html).toBe(
      show(BLOCK).html,
    );
  });

  it.each([
    ['no diagram', STATES, 'a diagram and states'],
    ['no states', `${DIAGRAM}\n\nText`, 'a diagram and states'],
    ['a state without a heading', `${DIAGRAM}\n\n### Draft\n\nText`, 'from the state "Sent" anywhere'],
    ['a heading without a state', `${DIAGRAM}\n\n${STATES}\n\n### Lost\n\nText`, 'the state "Lost" in the diagram'],
  ])('reports %s, and loses no text', (_case, content, reason) => {
    const { html, findings } = show(`## Life\n\n:::lifecycle\n${content}\n:::`);
    expect(findings).toEqual([expect.stringContaining(reason)]);
    for (const word of content.match(/Not sent|customer|Text|send\b/g) ?? []) expect(html).toContain(word);
  });

  it('keeps names that look like markup as text', () => {
    const { html } = show(
      ':::lifecycle\n```mermaid\nstateDiagram-v2\n  state "<img src=x>" as A\n  A --> B: "><script>\n```\n\n### \\<img src=x>\n\nOne\n\n### B\n\nTwo\n:::',
    );
    expect(html).not.toMatch(/<img|<script/);
  });
});
