import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SafeHtml } from '../../model/safe-html.ts';

/** A part has a form for each kind of page, or for each sidebar; with more versions than this the oldest form goes. */
const MAX_KEPT = 32;

/**
 * The HTML of a component that many pages show in the same form: rendered once for the same props, which are compared by
 * identity. So what it depends on is what it is given, and no key can forget a part of that.
 */
export function renderOnce<P extends object>(component: (props: P) => ReactElement | null): (props: P) => SafeHtml {
  const kept: { readonly props: P; readonly html: SafeHtml }[] = [];
  return (props) => {
    const known = kept.find((entry) => isSame(entry.props, props));
    if (known !== undefined) return known.html;
    const html = renderToStaticMarkup(createElement(component, props)) as SafeHtml;
    if (kept.unshift({ props, html }) > MAX_KEPT) kept.pop();
    return html;
  };
}

function isSame<P extends object>(a: P, b: P): boolean {
  const names = Object.keys(a) as (keyof P)[];
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
