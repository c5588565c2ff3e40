import { describe, expect, it } from 'vitest';
import { streamPage } from '../../../../worker/edge/pages/stream-page.ts';

const CLOSED = '</svg></table></article>';

describe('streamPage()', () => {
  it('sends head, article and tail in order, and passes the complete page to onComplete', async () => {
    const { parts, completed } = await stream(['<article>', '<p>é</p>', '</article>']);
    expect(parts).toEqual(['HEAD', '<article>', '<p>é</p>', '</article>', 'TAIL']);
    expect(completed).toBe('HEAD<article><p>é</p></article>TAIL');
  });

  it('splits chunks only after a tag', async () => {
    const { parts } = await stream(['<article><p cla', 'ss="x', '">Text <b>bold</', 'b></p></article>\n']);
    expect(parts).toEqual(['HEAD', '<article>', '<p class="x">Text <b>', 'bold</b></p></article>', '\n', 'TAIL']);
  });

  it('changes parts of whole tags, and keeps what was sent', async () => {
    const { parts, completed } = await stream(['<article><a hr', 'ef="/x">é', '</a></article>'], undefined, (text) =>
      text.replaceAll('href="/x"', 'href="/de/x"'),
    );
    expect(parts.join('')).toBe('HEAD<article><a href="/de/x">é</a></article>TAIL');
    expect(completed).toBe(parts.join(''));
  });

  it.each([
    [['<article><table><tr><td>1'], `HEAD<article><table><tr><td>${CLOSED}ERRORTAIL`],
    [['<article><p title="a'], `HEAD<article>${CLOSED}ERRORTAIL`],
    [['<artic'], 'HEADERRORTAIL'],
    [[], 'HEADERRORTAIL'],
  ])('replaces the missing rest with the error after %j', async (chunks, page) => {
    const { parts, completed } = await stream(chunks, new Error('gone'));
    expect(parts.join('')).toBe(page);
    expect(completed).toBeNull();
  });
});

async function stream(
  chunks: readonly string[],
  fault?: Error,
  change: ((text: string) => string) | null = null,
): Promise<{ parts: string[]; completed: string | null }> {
  const decoder = new TextDecoder();
  let completed: string | null = null;
  const page = streamPage({
    change: change === null ? null : (part) => new TextEncoder().encode(change(new TextDecoder().decode(part))),
    before: ['HEAD'],
    after: ['TAIL'],
    article: article(chunks, fault),
    onFault: () => 'ERROR',
    onComplete: (page) => {
      completed = page.map((part) => new TextDecoder().decode(part)).join('');
    },
  });
  const parts: string[] = [];
  for await (const part of page) parts.push(decoder.decode(part));
  return { parts, completed };
}

async function* article(chunks: readonly string[], fault: Error | undefined): AsyncGenerator<Uint8Array, void> {
  for (const chunk of chunks) yield new TextEncoder().encode(chunk);
  if (fault !== undefined) throw fault;
}
