import type { LaterMessages } from '../model/messages/messages.ts';

/**
 * What the first script lends to those that come later. They do not import it: a module of two scripts becomes a
 * third, which browsers would fetch before either.
 */
export interface Core {
  readonly announce: (document: Document, text: string) => void;
  /** Gives the elements of a new article what they need. */
  readonly enhance: (root: ParentNode) => void;
  readonly findFragment: (document: Document, hash: string) => Element | null;
  readonly keepInView: (item: Element) => void;
  readonly readStored: (key: string, area?: 'localStorage' | 'sessionStorage') => string | null;
  readonly revealHash: (document: Document) => void;
  readonly setShortcuts: (document: Document, on: boolean) => void;
  readonly shortcutSetting: (document: Document) => string | null;
  readonly trustedHtml: (html: string) => string;
  readonly whenIdle: (work: () => void) => void;
  readonly withoutTransition: (root: HTMLElement, change: () => void) => void;
  readonly writeStored: (key: string, text: string, area?: 'localStorage' | 'sessionStorage') => void;
}

/** The same, and the texts of the scripts that come later. */
export interface LaterCore extends Core {
  readonly messages: LaterMessages;
}
