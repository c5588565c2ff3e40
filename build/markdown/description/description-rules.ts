import { isAllowedHost } from '../allowed-hosts.ts';
import { HIDDEN_ELEMENTS, TEXT_ELEMENTS } from '../html/elements.ts';
import type { HtmlRules } from '../html/html-builder.ts';
import { element } from '../html/html-node.ts';
import { linkAttributes } from './resolve-links.ts';

/** Elements without a use in a description. Their content stays. */
const UNWRAPPED: ReadonlySet<string> = new Set(
  (
    'font center form input button select textarea link meta base html body head title video audio source picture section ' +
    'article header footer nav main figure figcaption tt big strike colgroup col label'
  ).split(' '),
);

interface DescriptionRulesOptions {
  /** Hosts whose images are shown. Called only if there is an image. */
  readonly imageHosts: () => readonly string[];
  readonly detailsLabel: string;
}

/** The HTML in an untrusted description: no scripts, styles, forms or frames. Other tags are placeholders. */
export function descriptionRules({ imageHosts, detailsLabel }: DescriptionRulesOptions): HtmlRules {
  return {
    shown: TEXT_ELEMENTS,
    hidden: HIDDEN_ELEMENTS,
    unwrapped: UNWRAPPED,
    detailsLabel,
    link: linkAttributes,
    image: (attributes) => {
      const { src = '', alt = '' } = attributes;
      if (isAllowedHost(src, imageHosts())) return element('img', [], { ...attributes, alt, loading: 'lazy' });
      // The Content-Security-Policy would block the image, and its text is more useful than a broken picture.
      return element('span', [alt === '' ? src : alt], { title: src });
    },
  };
}
