import { escapeHtml, unescapeHtml } from '../../text/escape.ts';

/** A drawing reduced to shapes and text, with its labels in order. */
interface CleanDrawing {
  readonly markup: string;
  readonly viewBox: string;
  readonly width: string;
  readonly height: string;
  readonly labels: readonly string[];
}

const ELEMENTS: ReadonlySet<string> = new Set(
  'circle defs ellipse g line marker path polygon polyline rect text tspan'.split(' '),
);
const ATTRIBUTES: ReadonlySet<string> = new Set(
  `cx cy d dy dx fill font-size font-style font-weight height id marker-end marker-start markerHeight markerWidth opacity
  orient points r refX refY rx ry stroke stroke-dasharray stroke-linejoin stroke-linecap stroke-width text-anchor
  transform width x x1 x2 y y1 y2`.split(/\s+/),
);

/**
 * Reduces a library's SVG to known elements and attributes. Styles come from the page, because the
 * Content-Security-Policy does not allow inline styles. Ids get a prefix. Null for a drawing without a size.
 */
export function cleanDrawing(svg: string, prefix: string): CleanDrawing | null {
  const [, viewBox, width, height] = /viewBox="([-\d. ]+)" width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  if (viewBox === undefined || width === undefined || height === undefined) return null;
  const labels: string[] = [];
  let markup = '';
  let isText = false;
  for (const [, slash = '', name = '', attributes = '', text] of svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .matchAll(/<(\/?)([A-Za-z][\w-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/g)) {
    if (text !== undefined) {
      if (!isText) continue;
      const shown = unescapeHtml(text);
      labels.push(shown.trim());
      markup += escapeHtml(shown);
    } else if (ELEMENTS.has(name)) {
      if (name === 'text') isText = slash === '';
      markup += slash === '' ? openTag(name, attributes, prefix) : `</${name}>`;
    }
  }
  return { markup, viewBox, width, height, labels: labels.filter((label) => label !== '') };
}

function openTag(name: string, attributes: string, prefix: string): string {
  const kept = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].flatMap(([, key = '', value = '']) => {
    if (!ATTRIBUTES.has(key) || /url\((?!#)|javascript:/i.test(value)) return [];
    const own = key === 'id' ? prefix + value : value.replace(/url\(#/g, `url(#${prefix}`);
    return [` ${key}="${escapeHtml(unescapeHtml(own)).replace(/(\d\.\d\d)\d{4,}/g, '$1')}"`];
  });
  return `<${name}${kept.join('')}${attributes.trimEnd().endsWith('/') ? '/' : ''}>`;
}
