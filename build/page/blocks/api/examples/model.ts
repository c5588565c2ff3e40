import type { Prose } from '../../../description/prose.ts';

export interface Example {
  readonly id: string;
  readonly title: string;
  readonly description: Prose | null;
  /** As sent. */
  readonly text: string;
  /** Language for highlighting: `json`, `xml`, `text`. */
  readonly language: string;
  /** Linked instead of displayed. */
  readonly externalValue: string | null;
}

/** The examples of one media type. */
export interface ExampleContent {
  /** The media type. */
  readonly name: string;
  readonly examples: readonly Example[];
}
