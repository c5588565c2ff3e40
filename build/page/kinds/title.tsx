import type { PageBlock } from '../page.ts';
import { heading } from '../text/markdown-text.ts';

export function titleBlock(title: string): PageBlock {
  return { html: <h1>{title}</h1>, markdown: () => heading(1, title) };
}

/** The sentence below a title. */
export function leadBlock(text: string | null): PageBlock {
  return text === null ? {} : { html: <p className="lead">{text}</p>, markdown: () => text };
}
