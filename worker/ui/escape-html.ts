const SPECIAL = /["&'<>]/g;

/** Names of character references. */
const REFERENCES: Readonly<Record<string, string>> = { '"': 'quot', '&': 'amp', "'": '#x27', '<': 'lt', '>': 'gt' };

/** Text as it is in HTML, between tags and in quoted attributes; React writes it in the same way. */
export function escapeHtml(text: string): string {
  return text.replace(SPECIAL, (character) => `&${REFERENCES[character]};`);
}
