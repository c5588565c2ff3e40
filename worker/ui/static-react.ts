import type { SafeHtml } from '../model/safe-html.ts';
import { escapeHtml } from './html.tsx';

/*
 * What the worker's components need of React: the build bundles this file in place of `react`, `react/jsx-runtime` and
 * `react-dom/server`. Components are functions without state whose markup no browser hydrates.
 */

type Properties = Readonly<Record<string, unknown>>;
type Component = (properties: Properties) => unknown;

/** A value for everything in one element. */
interface Context {
  value: unknown;
}

/** A class, so that no data of a page is taken for an element. */
class Element {
  readonly type: string | Component | Context;
  readonly properties: Properties;

  constructor(type: Element['type'], properties: Properties) {
    this.type = type;
    this.properties = properties;
  }
}

export function jsx(type: Element['type'], properties: Properties): Element {
  return new Element(type, properties);
}

export const jsxs = jsx;

export function createElement(type: Element['type'], properties: Properties | null, ...children: unknown[]): Element {
  return new Element(type, children.length === 0 ? (properties ?? {}) : { ...properties, children });
}

export function Fragment({ children }: Properties): unknown {
  return children;
}

export function createContext(value: unknown): Context {
  return { value };
}

export function useContext({ value }: Context): unknown {
  return value;
}

/** HTML of an element, as React writes it. */
export function renderToStaticMarkup(node: unknown): SafeHtml {
  return render(node) as SafeHtml;
}

function render(node: unknown): string {
  if (typeof node === 'string') return escapeHtml(node);
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(render).join('');
  if (node instanceof Element) return renderElement(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  throw new TypeError('Cannot render a value that is neither text nor an element');
}

function renderElement({ type, properties }: Element): string {
  if (typeof type === 'function') return render(type(properties));
  if (typeof type === 'object') return renderWithin(type, properties);
  const start = `<${type}${Object.entries(properties).map(renderAttribute).join('')}`;
  if (VOID.test(type)) return `${start}/>`;
  const inner = properties.dangerouslySetInnerHTML as { readonly __html: SafeHtml } | undefined;
  return `${start}>${inner?.__html ?? render(properties.children)}</${type}>`;
}

function renderWithin(context: Context, { value, children }: Properties): string {
  const { value: outer } = context;
  context.value = value;
  try {
    return render(children);
  } finally {
    context.value = outer;
  }
}

/** Elements without an end tag (HTML §13.1.2) that the worker writes. */
const VOID = /^(?:br|hr|img|input|link|meta|wbr)$/;

/** Names that differ from the attribute's. HTML ignores case. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  defaultValue: 'value',
  tabIndex: 'tabindex',
  crossOrigin: 'crossorigin',
};

const NOT_ATTRIBUTES: ReadonlySet<string> = new Set(['children', 'dangerouslySetInnerHTML', 'key']);

function renderAttribute([name, value]: readonly [string, unknown]): string {
  if (NOT_ATTRIBUTES.has(name) || value === null || value === undefined) return '';
  // Whether a word of data or ARIA is false is a value of its own.
  const isWord = typeof value !== 'boolean' || /^(?:aria|data)-/.test(name);
  if (!isWord) return value ? ` ${name}=""` : '';
  return ` ${ATTRIBUTES[name] ?? name}="${escapeHtml(String(value))}"`;
}
