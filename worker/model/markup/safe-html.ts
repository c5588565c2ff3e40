declare const SAFE: unique symbol;

/**
 * HTML that is safe to insert into a page unescaped: compiled from an author's Markdown, sanitized from an API
 * description, or rendered by React. Only the build creates it, and only `ui/html.tsx` writes it.
 */
export type SafeHtml = string & { readonly [SAFE]: true };

const SPECIAL = /["&'<>]/g;

/** Names of character references. */
const REFERENCES: Readonly<Record<string, string>> = { '"': 'quot', '&': 'amp', "'": '#x27', '<': 'lt', '>': 'gt' };

/** Escapes text for HTML content and quoted attributes, the same way React does. */
export function escapeHtml(text: string): string {
  return text.replace(SPECIAL, (character) => `&${REFERENCES[character]};`);
}
