import type { LaterMessages } from '../model/messages/messages.ts';

/**
 * Functions that the first script passes to later ones. Importing them would create a shared third module, which
 * browsers would fetch before either script.
 */
export interface Core {
  readonly announce: (document: Document, text: string) => void;
  readonly desktopQuery: () => MediaQueryList;
  /** Enhances the elements of a new article. */
  readonly enhance: (root: ParentNode) => void;
  readonly findFragment: (document: Document, hash: string) => Element | null;
  /**
   * Whether the browser has begun to load another page itself. Remains true after a download or on a page that the
   * reader comes back to, which costs one full load. Unknown in browsers without the Navigation API.
   */
  isLeaving?: boolean;
  readonly keepInView: (item: Element) => void;
  readonly readStored: (key: string, area?: 'localStorage' | 'sessionStorage') => string | null;
  readonly revealHash: (document: Document) => void;
  readonly shortcutSetting: (document: Document) => string | null;
  readonly trustedHtml: (html: string) => string;
  readonly whenIdle: (work: () => void) => void;
  readonly withoutTransition: (root: HTMLElement, change: () => void) => void;
  readonly writeStored: (key: string, text: string, area?: 'localStorage' | 'sessionStorage') => void;
}

/** The same, with the texts of later scripts. */
export interface LaterCore extends Core {
  readonly messages: LaterMessages;
}
