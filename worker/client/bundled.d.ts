/** Whether any page has a Try-it form. If not, forms are not bundled. */
declare const HAS_FORMS: boolean;

/** Whether the text of the site's language runs from right to left. */
declare const IS_RIGHT_TO_LEFT: boolean;

/** Whether the site has an announcement that readers can close. */
declare const HAS_ANNOUNCEMENT: boolean;

/** Whether pages may load players of videos from other hosts. */
declare const HAS_PLAYERS: boolean;

/** Whether pages offer tools to the browser's agent. */
declare const HAS_WEBMCP: boolean;

/** Whether the site has interactive components (islands). */
declare const HAS_ISLANDS: boolean;

// Parts of the sample languages, which the bundler takes from their registry (`build/release/bundle/provided-modules.ts`).

declare module 'sample-grammars' {
  /** By language name. */
  export const SAMPLE_GRAMMARS: Readonly<Record<string, string>>;
}

declare module 'sample-generators' {
  import type { SampleRequest } from '../request/samples/sample-request.ts';

  /** By id of the language, which is also the name of its tab. */
  export const SAMPLE_GENERATORS: Readonly<Record<string, (request: SampleRequest) => string>>;
}

/** Imported with `{ type: 'text' }`; the bundler minifies it (build/release/bundle/bundle-island.ts). */
declare module '*.css' {
  const styles: string;
  export default styles;
}
