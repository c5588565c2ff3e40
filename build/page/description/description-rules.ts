import { decodeHTMLAttribute } from 'entities';
import { decodeToken } from '../../../worker/request/value/json.ts';
import { isAllowedHost } from '../html/addresses.ts';
import { HIDDEN_ELEMENTS, TEXT_ELEMENTS } from '../html/elements.ts';
import type { HtmlRules } from '../html/html-builder.ts';
import type { OpenTag } from '../html/read-markup.ts';
import { element } from '../text/html-node.ts';
import { linkAttributes } from './resolve-links.ts';

/** Elements without a use in a description. Their content stays. */
const UNWRAPPED: ReadonlySet<string> = new Set(
  (
    'font center form input button select textarea link meta base html body head title video audio source picture section ' +
    'article header footer nav main figure figcaption tt big strike colgroup col label'
  ).split(' '),
);

/** The link to the schema that Redoc shows in place of its `<SchemaDefinition>`; null for any other tag. */
function schemaLink({ name, attributes }: OpenTag): { readonly href: string; readonly text: string } | null {
  const href = name === 'schemadefinition' ? decodeHTMLAttribute(attributes.get('schemaref') ?? '') : '';
  return href === '' ? null : { href, text: decodeToken(href.slice(href.lastIndexOf('/') + 1)) || href };
}

/**
 * The HTML in an untrusted description: no scripts, styles, forms or frames. Other tags are placeholders. Hosts whose
 * images are shown are asked for only if there is an image.
 */
export function descriptionRules(
  imageHosts: () => readonly string[],
  detailsLabel: string,
): HtmlRules & Required<Pick<HtmlRules, 'image'>> {
  return {
    shown: TEXT_ELEMENTS,
    hidden: HIDDEN_ELEMENTS,
    unwrapped: UNWRAPPED,
    detailsLabel,
    tableFrame: { class: 'table', tabindex: '0' },
    link: linkAttributes,
    replaced: schemaLink,
    image: (attributes) => {
      const { src = '', alt = '' } = attributes;
      if (isAllowedHost(src, imageHosts())) return element('img', [], { ...attributes, alt, loading: 'lazy' });
      // The Content-Security-Policy would block the image, and its text is more useful than a broken picture.
      return element('span', [alt === '' ? src : alt], { title: src });
    },
  };
}
