import type { AttributeSchema } from './attributes.ts';
import type { PlainData } from './mdx/plain-data.ts';

/** What a component is given. */
export type Properties = Readonly<Record<string, PlainData>>;

/** A component that a site has of its own: a file of its `components` folder. */
export interface SiteComponent {
  /** As tags have it: `ParcelPrice`. */
  readonly name: string;
  /** Name of its file, without the ending. */
  readonly id: string;
  /** Null for one that could not be loaded, which is reported. */
  readonly attributes: AttributeSchema | null;
  readonly required: readonly string[];
  readonly isIsland: boolean;
  /** Whether it, or a component beside it, imports styles. */
  readonly isStyled: boolean;
  /** Its HTML, with `children` where it shows what it contains. Throws what the component throws. */
  render(properties: Properties, children: string | null, prefix: string): string;
  /** What it says of itself in Markdown; null where its HTML says it. */
  readonly toMarkdown: ((properties: Properties) => string) | null;
  /** Where in the component an exception comes from: ` (components/price.tsx:12)`; empty where that is unknown. */
  placeOf(error: unknown): string;
}
