const SPECIAL = /["&'<>]/g;

/** Names of character references. */
const REFERENCES: Readonly<Record<string, string>> = { '"': 'quot', '&': 'amp', "'": '#x27', '<': 'lt', '>': 'gt' };

/** Escapes text for HTML content and quoted attributes, the same way React does. */
export function escapeHtml(text: string): string {
  return text.replace(SPECIAL, (character) => `&${REFERENCES[character]};`);
}
