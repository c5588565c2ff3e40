import { plain } from '../../../../worker/model/markup/plain-markdown.ts';
import { suggest } from '../../../base/report/nearest.ts';
import { escapeHtml } from '../../text/escape.ts';
import { joinBlocks, quote } from '../../text/markdown/markdown-text.ts';
import { plainText } from '../../text/plain-text.ts';
import { type BlockToken, blockToken, plainToken, type SiteToken } from '../../text/tokens.ts';
import { type BlockPage, defineBlock } from '../block.ts';
import { Admonition } from './admonition.tsx';
import { parseAlert } from './alert.ts';
import { ADMONITION_WORDS, type AdmonitionLook, findAdmonition } from './kinds.ts';

/** `:::note[Title]`, `<Admonition type="note">` and GitHub's `> [!NOTE]`. */
export const ADMONITION = [
  defineBlock({
    name: 'admonition',
    directives: ADMONITION_WORDS,
    components: ['Admonition'],
    isOfDocusaurus: true,
    attributes: { type: 'text', title: 'text' },
    resolve({ name, element, attributes }, page) {
      const { raw, tokens, label } = element;
      const found = findAdmonition(name === 'Admonition' ? (attributes.type ?? 'note') : name);
      const isUnknown = found === null && element.form === 'directive';
      if (isUnknown) noteUnknown(name, page);
      const title =
        label ?? (attributes.title === null ? (isUnknown ? [plainToken(name)] : null) : [plainToken(attributes.title)]);
      return [toAdmonition({ look: found ?? { kind: 'note', word: 'note' }, label: title, tokens, raw }, page)];
    },
    resolveToken(token, page) {
      if (token.type !== 'blockquote') return null;
      const alert = parseAlert(token, page.note);
      return alert === null ? null : [toAdmonition({ ...alert, label: null, raw: token.raw }, page)];
    },
  }),
];

interface AdmonitionSource {
  readonly look: AdmonitionLook;
  /** Its title; null to use the word of its kind. */
  readonly label: readonly SiteToken[] | null;
  readonly tokens: readonly SiteToken[];
  readonly raw: string;
}

function toAdmonition({ look, label, tokens, raw }: AdmonitionSource, page: BlockPage): BlockToken {
  const { kind, word } = look;
  const title = label === null ? null : page.inline(label);
  const inner = page.blocks(tokens);
  return blockToken(
    {
      html: ({ inline, blocks, render, messages }) => {
        const shown = title === null ? escapeHtml(messages[word]) : inline(title).html;
        return [render(<Admonition kind={kind} title={shown} html={blocks(inner).html} />)];
      },
      markdown: ({ blocks, messages }) => {
        const name = title === null ? messages[word] : `${messages[word]}: ${plain(plainText(title))}`;
        return quote(joinBlocks([`**${name}**`, blocks(inner)]));
      },
    },
    { raw, tokens: [...(title ?? []), ...inner] },
  );
}

function noteUnknown(name: string, { note }: BlockPage): void {
  note(
    'unknown-component',
    `Cannot show ${JSON.stringify(`:::${name}`)} as an admonition: this site has no admonition with that name${suggest(name, ADMONITION_WORDS) || `. Write one of ${ADMONITION_WORDS.join(', ')}.`}`,
  );
}
