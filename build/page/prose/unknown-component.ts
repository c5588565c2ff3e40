import { escapeHtml } from '../text/escape.ts';
import { type BlockToken, blockToken, type ElementToken } from '../text/tokens.ts';

/** Placeholder shown to authors, but never to readers, for an empty component that the site does not have. */
export function noteUnknownComponent({ tag, raw, isBlock }: ElementToken): BlockToken {
  const note = escapeHtml(`<${tag.name}> is not shown: this site has no such component.`);
  return blockToken(
    {
      html: () => (isBlock ? `<p class="notice">${note}</p>\n` : `<mark>${note}</mark>`),
      markdown: () => '',
      text: '',
    },
    { raw, isBlock },
  );
}
