import { isObject } from '../../../../../worker/request/value/json.ts';
import { own, textAt } from '../../shared/values.ts';

/** The text of a `badge` in the first of the languages that has it, or null if no language has it. */
export function badgeOf(item: unknown, keys: readonly string[]): string | null {
  const badge = own(item, 'badge');
  const text = own(badge, 'text');
  const [first] = Object.keys(isObject(text) ? text : {});
  const translated = [...keys, 'en', first ?? ''].map((key) => textAt(text, key)).find((found) => found !== null);
  return textAt(item, 'badge') ?? textAt(badge, 'text') ?? translated ?? null;
}

/** A label as a badge in Markdown reads. */
export function withBadge(label: string, badge: string | null): string {
  return badge === null ? label : `${label} (${badge})`;
}
