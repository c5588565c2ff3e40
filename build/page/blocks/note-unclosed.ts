import type { ElementToken } from '../text/tokens.ts';
import type { BlockPage } from './block.ts';

/** Reports an element or a directive that nothing closes. */
export function noteUnclosed({ tag, form, tokens, isClosed }: ElementToken, page: Pick<BlockPage, 'note'>): void {
  if (isClosed) return;
  if (form === 'tag') {
    page.note(
      'unclosed-tag',
      `Cannot find the end of <${tag.name}>: nothing closes it. Add </${tag.name}>, or write <${tag.name} />.`,
    );
    return;
  }
  // A directive takes in the rest of its container, which matters if that is more than a paragraph.
  const swallows = tokens.filter(({ type }) => type !== 'space').length > 1;
  page.note(
    swallows ? 'swallowed-content' : 'unclosed-block',
    `Cannot find the end of ":::${tag.name}": nothing closes it${swallows ? ', so it contains all that follows' : ''}. Add a line ":::" with as many colons as the opening line.`,
  );
}
