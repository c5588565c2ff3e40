import type { BuildMessages } from '../worker/model/messages/build-locales.ts';

/** What every page of a site is rendered with. */
export interface RenderContext {
  /** Base of the site: `''` or `/docs`. */
  readonly base: string;
  readonly messages: BuildMessages;
}
