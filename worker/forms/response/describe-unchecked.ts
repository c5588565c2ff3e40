import type { TryItMessages } from '../../model/messages/messages.ts';
import type { Unchecked } from '../check/checker.ts';

/** What was not compared, as text: `the pattern ^(a+)+$`. */
export function describeUnchecked({ pointer, keyword, rule }: Unchecked, t: TryItMessages['unchecked']): string {
  switch (keyword) {
    case 'body':
    case 'charset':
    case 'header':
    case 'pattern':
      return t[keyword](rule ?? '');
    case 'patternProperties':
      return t.pattern(rule ?? '');
    case 'limit':
      return t.limit;
    case 'schema':
    case '$ref':
      return t.schema(pointer || '/');
    default:
      return t.value(pointer || '/');
  }
}
