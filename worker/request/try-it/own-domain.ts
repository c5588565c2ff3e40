/** Second levels below which others register names: `co.uk`, `com.au`. */
const SHARED_SUFFIX = /^(?:ac|co|com|edu|gov|net|ne|or|org)\.[a-z]{2}$/;

/**
 * Whether every host that ends in a text belongs to one owner: `.example.org` yes, `.com`, `.co.uk` and `.0.0.1` no. A
 * variable that anything may fill is safe before such an end alone.
 */
export function isOwnDomain(end: string): boolean {
  const labels = /(?:\.[a-z0-9-]+)+$/i.exec(end)?.[0].slice(1).toLowerCase().split('.') ?? [];
  if (/^\d+$/.test(labels.at(-1) ?? '')) return false;
  return labels.length >= (SHARED_SUFFIX.test(labels.slice(-2).join('.')) ? 3 : 2);
}
