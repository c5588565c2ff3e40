import type { Note } from '../text/headings/heading-outline.ts';
import type { ElementToken } from '../text/tokens.ts';

/** Reports an element or a directive that nothing closes. */
export function noteUnclosed({ tag, form, tokens, isClosed }: ElementToken, { note }: { readonly note: Note }): void {
  if (isClosed) return;
  if (form === 'tag') {
    note(
      'unclosed-tag',
      `Cannot find the end of <${tag.name}>: nothing closes it. Add </${tag.name}>, or write <${tag.name} />.`,
    );
    return;
  }
  // A directive takes in the rest of its container, which matters if that is more than a paragraph.
  const swallows = tokens.filter(({ type }) => type !== 'space').length > 1;
  note(
    swallows ? 'swallowed-content' : 'unclosed-block',
    `Cannot find the end of ":::${tag.name}": nothing closes it${swallows ? ', so it contains all that follows' : ''}. Add a line ":::" with as many colons as the opening line.`,
  );
}
