import { element } from '../text/html-node.ts';
import { type BlockToken, blockToken, type ElementToken } from '../text/tokens.ts';

/** Placeholder shown to authors, but never to readers, for an empty component that the site does not have. */
export function noteUnknownComponent({ tag, raw, isBlock }: ElementToken): BlockToken {
  const note = `<${tag.name}> is not shown: this site has no such component.`;
  return blockToken(
    {
      html: () => [isBlock ? element('p', [note], { class: 'notice' }) : element('mark', [note])],
      markdown: () => '',
      text: '',
    },
    { raw, isBlock },
  );
}
