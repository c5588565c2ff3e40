import type { SafeHtml } from '../../../../worker/model/markup/safe-html.ts';
import { escapeHtml, toAttributes, unescapeHtml } from '../../text/escape.ts';

/** A drawing reduced to shapes and text, with its labels in order. */
export interface CleanDrawing {
  readonly markup: SafeHtml;
  readonly viewBox: string;
  /** In `em`, which the styles make 16 px unless the reader's text is larger. */
  readonly width: string;
  readonly height: string;
  readonly labels: readonly string[];
  readonly parts: readonly DrawingPart[];
}

const ELEMENTS: ReadonlySet<string> = new Set(
  'circle defs ellipse g line marker path polygon polyline rect text tspan'.split(' '),
);
const ATTRIBUTES: ReadonlySet<string> = new Set(
  `cx cy d dy dx fill font-size font-style font-weight height id marker-end marker-start markerHeight markerWidth opacity
  orient points r refX refY rx ry stroke stroke-dasharray stroke-linejoin stroke-linecap stroke-width text-anchor
  transform width x x1 x2 y y1 y2`.split(/\s+/),
);

/** What the library says about a shape: `id` and `label` of a node; `from`, `to` and `label` of an arrow and its text. */
export type DrawingPart = ReadonlyMap<string, string>;

/** Attributes of the link around a part of the drawing; null for a part without a link. */
export type LinkPart = (part: DrawingPart) => Readonly<Record<string, string>> | null;

/** Of a coordinate. */
const DECIMALS = /\d+\.\d+/g;

/**
 * Reduces a library's SVG to known elements and attributes. Styles come from the page, because the
 * Content-Security-Policy does not allow inline styles. Ids get a prefix. Null for a drawing without a size.
 */
export function cleanDrawing(svg: string, prefix: string, linkPart: LinkPart = () => null): CleanDrawing | null {
  const [, box, width, given] =
    /viewBox="([-\d. ]+)" width="([\d.]+)" height="([\d.]+)"/.exec(svg)?.map((part) => inPixels(part)) ?? [];
  if (box === undefined || width === undefined || given === undefined || Number(width) === 0) return null;
  const height = String(Math.min(Number(given), usedHeight(svg)));
  const viewBox = box.replace(/[\d.]+$/, height);
  const labels: string[] = [];
  let markup = '';
  let isText = false;
  const groups: string[] = [];
  const parts: DrawingPart[] = [];
  for (const [, slash = '', name = '', attributes = '', text] of svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .matchAll(/<(\/?)([A-Za-z][\w-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/g)) {
    if (text !== undefined) {
      if (!isText) continue;
      const shown = unescapeHtml(text);
      labels.push(shown.trim());
      markup += escapeHtml(shown);
    } else if (ELEMENTS.has(name)) {
      const part = readPart(attributes);
      if (part.size > 0) parts.push(part);
      if (name === 'text') isText = slash === '';
      if (name !== 'g') markup += slash === '' ? openTag(name, attributes, prefix) : `</${name}>`;
      else if (slash === '') {
        const link = linkPart(part);
        groups.push(link === null ? '</g>' : '</a>');
        markup += link === null ? openTag(name, attributes, prefix) : `<a${toAttributes(link)}>`;
      } else markup += groups.pop() ?? '';
    }
  }
  return {
    markup: withoutUnusedMarkers(markup) as SafeHtml,
    ...{ viewBox, width: toEms(width), height: toEms(height), parts },
    labels: labels.filter((label) => label !== ''),
  };
}

function toEms(pixels: string): string {
  return `${Number(pixels) / 16}em`;
}

function withoutUnusedMarkers(markup: string): string {
  return markup.replace(/<marker id="([^"]+)".*?<\/marker>/gs, (marker, id) =>
    markup.includes(`url(#${id})`) ? marker : '',
  );
}

/** The height with as much room below the shapes as above, where the library leaves more. */
function usedHeight(svg: string): number {
  if (/ transform=|<(?:path|ellipse)/.test(svg)) return Number.POSITIVE_INFINITY;
  const boxes = [...svg.matchAll(/<rect [^>]*?y="([\d.]+)"[^>]* height="([\d.]+)"/g)].map(([, y, height]) => ({
    top: Number(y),
    bottom: Number(y) + Number(height),
  }));
  const turns = [...svg.matchAll(/<polyline [^>]*points="([^"]*)"/g)].flatMap(([, points = '']) =>
    [...points.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y)),
  );
  const circles = [...svg.matchAll(/cy="([\d.]+)" r="([\d.]+)"/g)].map(([, y, radius]) => Number(y) + Number(radius));
  const bottom = Math.max(...boxes.map((box) => box.bottom), ...turns, ...circles);
  return Math.ceil(bottom + Math.min(...boxes.map(({ top }) => top)));
}

/** Whole pixels where a fraction would not be seen: of numbers above 8, which excludes widths of lines. */
function inPixels(text: string): string {
  return text.replace(DECIMALS, (number) =>
    Number(number) > 8 ? String(Math.round(Number(number))) : number.replace(/(\.\d)\d+/, '$1'),
  );
}

function readPart(attributes: string): DrawingPart {
  return new Map(
    [...attributes.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescapeHtml(value)]),
  );
}

function openTag(name: string, attributes: string, prefix: string): string {
  const kept = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].flatMap(([, key = '', value = '']) => {
    if (!ATTRIBUTES.has(key) || /url\((?!#)|javascript:/i.test(value)) return [];
    const own = key === 'id' ? prefix + value : value.replace(/url\(#/g, `url(#${prefix}`);
    return [` ${key}="${inPixels(escapeHtml(unescapeHtml(own)))}"`];
  });
  return `<${name}${kept.join('')}${attributes.trimEnd().endsWith('/') ? '/' : ''}>`;
}
