import type { Tokens } from 'marked';
import { type ElementToken, paragraphOf, type SiteToken, textToken } from '../../text/tokens.ts';
import { type BlockPage, defineBlock } from '../block.ts';

/** Docusaurus images: `<ThemedImage>`, the `<Image>` of its ideal-image plugin, and imported SVG files. */
export const MEDIA = [
  defineBlock({
    name: 'themed-image',
    components: ['ThemedImage'],
    isOfDocusaurus: true,
    attributes: { sources: 'code' },
    // The light variant is more often legible on both backgrounds.
    resolve: ({ element, attributes }, page) => toImage(element, lightSource(attributes.sources), null, page),
  }),
  defineBlock({
    name: 'image',
    components: ['Image'],
    isOfDocusaurus: true,
    // Other tools, and components that a site maps to this one, have `src`.
    attributes: { img: 'text', src: 'text' },
    resolve: ({ element, attributes }, page) => toImage(element, attributes.img ?? attributes.src, null, page),
  }),
];

/** An SVG imported as a component. Its `title` becomes the alternative text. */
export function resolveDrawing(element: ElementToken, page: BlockPage, href: string): SiteToken[] {
  return toImage(element, href, page.text(element.tag, 'title') ?? page.text(element.tag, 'aria-label'), page);
}

function toImage(element: ElementToken, href: string | null, title: string | null, page: BlockPage): SiteToken[] {
  const { tag, tokens, raw, isBlock } = element;
  if (href === null) {
    page.note(
      'jsx-expression',
      `Cannot show the picture of <${tag.name}>: it has no URL, or a computed one, and pages do not run code. Write "![…](…)".`,
    );
    return page.list(tokens);
  }
  const alt = page.text(tag, 'alt') ?? title ?? '';
  const image: Tokens.Image = { type: 'image', raw, href, title: null, text: alt, tokens: [textToken(alt)] };
  return page.list([isBlock ? paragraphOf([image], raw) : image]);
}

/** `sources={{ light: useBaseUrl('/img/a.png'), dark: … }}` */
function lightSource(code: string | null): string | null {
  return /\blight\s*:\s*(?:(?:useBaseUrl|require)\(\s*)?["'`]([^"'`$]+)["'`]/.exec(code ?? '')?.[1] ?? null;
}
