import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '../../worker/model/safe-html.ts';
import { isAllowedHost } from './allowed-hosts.ts';
import { dropStrays } from './drop-strays.ts';
import type { ResolveLink } from './resolve-link.ts';

/** Tags allowed in a description: no scripts, styles, forms or frames. */
const ALLOWED_TAGS = [
  ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'dd', 'del', 'details', 'div', 'dl', 'dt', 'em'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's'],
  ...[
    'samp',
    'small',
    'span',
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
    'var',
  ],
];

/** Tags removed with their content. All other unknown tags are placeholders and shown as text. */
const DROPPED_TAGS = [
  'script',
  'style',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'noscript',
  'template',
  'svg',
  'math',
];
const PASSED_TAGS = new Set([
  ...ALLOWED_TAGS,
  ...DROPPED_TAGS,
  'font',
  'center',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'link',
  'meta',
  'base',
  'html',
  'body',
  'head',
  'title',
  'video',
  'audio',
  'source',
  'picture',
  'section',
  'article',
  'header',
  'footer',
  'nav',
  'main',
  'figure',
  'figcaption',
  'tt',
  'big',
  'strike',
  'colgroup',
  'col',
  'label',
]);

const HIDDEN_ELEMENT = new RegExp(`<(${DROPPED_TAGS.join('|')})\\b[^>]*>.*?(?:</\\1\\s*>|$)`, 'gis');

/** Sanitizes the HTML of an untrusted text: removes scripts, styles and forms, and resolves links and images. */
export function sanitizeDescription(
  html: string,
  resolveLink: ResolveLink,
  imageHosts: () => readonly string[],
): SafeHtml {
  const sanitized = sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    nonTextTags: DROPPED_TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      code: ['class'],
      div: ['class', 'tabindex'],
      pre: ['tabindex'],
      td: ['colspan', 'rowspan', 'align'],
      th: ['colspan', 'rowspan', 'align'],
      ol: ['start'],
      details: ['open'],
      abbr: ['title'],
      span: ['title'],
    },
    allowedClasses: { code: ['language-*'], div: ['table'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['https'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href, ...attribs }) => {
        const resolved = href === undefined ? null : resolveLink(href.trim());
        // An unresolved link stays readable, and shows its URL on hover.
        if (resolved === null) return { tagName: 'span', attribs: href === undefined ? {} : { title: href } };
        const external = /^https?:/i.test(resolved) ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
        return { tagName, attribs: { ...attribs, href: resolved, ...external } };
      },
      img: (tagName, attribs) => {
        const { src = '', alt = '' } = attribs;
        if (isAllowedHost(src, imageHosts())) return { tagName, attribs: { ...attribs, alt, loading: 'lazy' } };
        // The Content-Security-Policy would block the image, and its text is more useful than a broken picture.
        return { tagName: 'span', attribs: { title: src }, text: alt === '' ? src : alt };
      },
    },
  });
  return dropStrays(sanitized).trim() as SafeHtml;
}

/** Escapes placeholders such as `<your-id>` and `List<String>`, which are words, not tags. */
export function escapePlaceholders(html: string): string {
  return html.replace(/<(?!!--)(\/?)([^\s/>]*)/g, (whole, slash: string, name: string) =>
    PASSED_TAGS.has(name.toLowerCase()) ? whole : `&lt;${slash}${name}`,
  );
}

/** Whether HTML contains a visible tag. */
export function hasTag(html: string): boolean {
  const names = [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)];
  return names.some(
    ([, name = '']) => PASSED_TAGS.has(name.toLowerCase()) && !DROPPED_TAGS.includes(name.toLowerCase()),
  );
}

/** Removes elements whose content is never shown. */
export function dropHiddenElements(text: string): string {
  return text.replace(HIDDEN_ELEMENT, '');
}
