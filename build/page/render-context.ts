import type { BuildMessages } from '../../worker/model/messages/messages.ts';

export interface RenderContext {
  /** Base of the site: `''` or `/docs`. */
  readonly base: string;
  readonly messages: BuildMessages;
}
