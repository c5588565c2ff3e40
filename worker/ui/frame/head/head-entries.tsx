import { createElement, Fragment, type ReactElement } from 'react';
import { linkToHref } from '../../../model/path.ts';
import type { SiteFrame } from '../../../model/site.ts';

/** The operator's elements in the head of every page. The build has checked them against the CSP. */
export function HeadEntries({ site: { head = [], base } }: { readonly site: SiteFrame }): ReactElement {
  const toAttribute = ([name, value]: [string, string | boolean]): [string, string | boolean] => [
    name,
    (name === 'href' || name === 'src') && typeof value === 'string' ? linkToHref(base, value) : value,
  ];
  return createElement(
    Fragment,
    null,
    ...head.map(({ tag, attributes }) =>
      createElement(tag, Object.fromEntries(Object.entries(attributes).map(toAttribute))),
    ),
  );
}
