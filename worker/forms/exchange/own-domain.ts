/** Second-level suffixes under which names are registered: `co.uk`, `com.au`. */
const SHARED_SUFFIX = /^(?:ac|co|com|edu|gov|net|ne|or|org)\.[a-z]{2}$/;

/**
 * Whether all hosts with this suffix belong to one owner: true for `.example.org`, false for `.com`, `.co.uk` and
 * `.0.0.1`. A free variable is only safe before such a suffix.
 */
export function isOwnDomain(end: string): boolean {
  const labels = /(?:\.[a-z0-9-]+)+$/i.exec(end)?.[0].slice(1).toLowerCase().split('.') ?? [];
  if (/^\d+$/.test(labels.at(-1) ?? '')) return false;
  return labels.length >= (SHARED_SUFFIX.test(labels.slice(-2).join('.')) ? 3 : 2);
}
