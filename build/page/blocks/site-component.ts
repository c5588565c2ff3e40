import type { PlainData } from '../mdx/plain-data.ts';
import type { AttributeSchema } from './attributes.ts';

export type Properties = Readonly<Record<string, PlainData>>;

/** A component that belongs to the site: a file in its `components` folder. */
export interface SiteComponent {
  /** Name in tags: `ParcelPrice`. */
  readonly name: string;
  /** File name without extension. */
  readonly id: string;
  /** Null if the component could not be loaded, which is reported. */
  readonly attributes: AttributeSchema | null;
  readonly required: readonly string[];
  readonly isIsland: boolean;
  /** What it receives in addition to its attributes: its texts in the language of the page, if it has any. */
  readonly given: Properties;
  /** Whether it or another component of the site imports styles. */
  readonly isStyled: boolean;
  /** Renders its HTML with `children` in place of its content. Throws any error of the component. */
  render(properties: Properties, children: string | null, prefix: string): string;
  /** Renders its Markdown; null if its HTML is converted instead. */
  readonly toMarkdown: ((properties: Properties) => string) | null;
  /** The source of an exception in the component: ` (components/price.tsx:12)`; empty if unknown. */
  lineOf(error: unknown): string;
}
