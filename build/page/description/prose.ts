import type { SafeHtml } from '../../../worker/model/safe-html.ts';

/** Formatted text from an API description. */
export interface Prose {
  readonly html: SafeHtml;
  /** The same for programs. */
  readonly markdown: string;
  /** The plain text up to the first heading with an id, on one line. */
  readonly text: string;
  /** The plain text below each such heading. */
  readonly sections: readonly ProseSection[];
  /** Whether the HTML is a single `<p>`. */
  readonly isParagraph: boolean;
}

interface ProseSection {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}
