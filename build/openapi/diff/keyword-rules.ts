import { toExactJson } from '../../../worker/request/value/exact-integers.ts';
import type { SchemaShape } from '../schema/schema-shape.ts';
import {
  DEFAULT,
  type Effect,
  effectOfConstraint,
  LENIENT,
  PATTERN,
  type SeverityRule,
  STRICT,
} from './severity-rules.ts';

/** How to compare a keyword whose value is not a schema. */
export interface KeywordRule {
  readonly keyword: string;
  readonly severities: SeverityRule;
  /** The constraints that the parts of a schema set together. */
  readonly read: (shape: SchemaShape) => readonly unknown[];
  /** The effect of replacing one constraint with another. Undefined means no constraint; null, that both mean the same. */
  readonly effectOf: (before: unknown, after: unknown) => Effect | null;
  /** Replaces the usual text if the keyword is added or removed. */
  readonly texts?: { readonly added: string; readonly removed: string };
}

/** Patterns that match any text. */
const MATCH_ALL = new Set(['', '.*', '^.*$', '^.*', '.*$', '[\\s\\S]*']);

/** Formats whose values are all valid in the other format, too. */
const WIDER_FORMATS: Readonly<Record<string, string>> = {
  int32: 'int64',
  float: 'double',
  uri: 'uri-reference',
  iri: 'iri-reference',
  email: 'idn-email',
  hostname: 'idn-hostname',
};

/** All keywords whose value is not a schema, apart from types and allowed values (JSON Schema validation §6 to §9). */
export const KEYWORD_RULES: readonly KeywordRule[] = [
  lowerBound('minimum', Number.NEGATIVE_INFINITY),
  lowerBound('exclusiveMinimum', Number.NEGATIVE_INFINITY),
  lowerBound('minLength', 0),
  lowerBound('minItems', 0),
  lowerBound('minProperties', 0),
  lowerBound('minContains', 1),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'].map(upperBound),
  constraint('format', LENIENT, { effectOf: ofFormats }),
  constraint('pattern', PATTERN, { isConstraint: (value) => !MATCH_ALL.has(String(value)) }),
  constraint('multipleOf', STRICT, { effectOf: ofMultiples }),
  constraint('uniqueItems', STRICT, {
    isConstraint: (value) => value === true,
    texts: { added: 'must now have unique items', removed: 'may now have duplicate items' },
  }),
  constraint('contentMediaType', STRICT),
  constraint('contentEncoding', STRICT),
  constraint('default', DEFAULT),
];

function constraint(
  keyword: string,
  severities: SeverityRule,
  {
    effectOf = effectOfConstraint,
    isConstraint = () => true,
    texts,
  }: Partial<Pick<KeywordRule, 'effectOf' | 'texts'>> & { readonly isConstraint?: (value: unknown) => boolean } = {},
): KeywordRule {
  const read = ({ parts }: SchemaShape): unknown[] => parts.map(({ object }) => object[keyword]).filter(isGiven);
  return {
    keyword,
    severities,
    read: (shape) => read(shape).filter(isConstraint),
    effectOf,
    ...(texts === undefined ? {} : { texts }),
  };
}

function lowerBound(keyword: string, implied: number): KeywordRule {
  return bound(keyword, implied, Math.max);
}

function upperBound(keyword: string): KeywordRule {
  return bound(keyword, Number.POSITIVE_INFINITY, Math.min);
}

/** A keyword of which the strictest value counts. `implied` is the bound if the keyword is absent. */
function bound(keyword: string, implied: number, strictest: (...values: number[]) => number): KeywordRule {
  return {
    keyword,
    severities: STRICT,
    read: ({ parts }) => {
      const values = parts.flatMap(({ object }) => readBound(object, keyword)).filter((value) => !Number.isNaN(value));
      return values.length === 0 ? [] : [strictest(...values)];
    },
    effectOf: (before, after) => {
      const [from, to] = [before, after].map((value) => (typeof value === 'number' ? value : implied));
      if (from === undefined || to === undefined || from === to) return null;
      return strictest(from, to) === to ? 'narrows' : 'widens';
    },
  };
}

/** In OpenAPI 3.0, `exclusiveMinimum` and `exclusiveMaximum` are flags that change `minimum` and `maximum`. */
function readBound(object: Readonly<Record<string, unknown>>, keyword: string): number[] {
  const exclusive = keyword.replace(/^m/, 'exclusiveM');
  const inclusive = keyword.replace(/^exclusiveM/, 'm');
  if (keyword !== inclusive && typeof object[keyword] === 'boolean')
    return object[keyword] && isGiven(object[inclusive]) ? [Number(object[inclusive])] : [];
  if (object[exclusive] === true || !isGiven(object[keyword])) return [];
  return [Number(object[keyword])];
}

function ofFormats(before: unknown, after: unknown): Effect {
  if (WIDER_FORMATS[String(before)] === after) return 'widens';
  if (WIDER_FORMATS[String(after)] === before) return 'narrows';
  return effectOfConstraint(before, after);
}

function ofMultiples(before: unknown, after: unknown): Effect {
  if (isMultiple(after, before)) return 'narrows';
  return isMultiple(before, after) ? 'widens' : effectOfConstraint(before, after);
}

function isMultiple(value: unknown, factor: unknown): boolean {
  const ratio = Number(value) / Number(factor);
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** A value as text that is equal for equal values. */
export function toText(value: unknown): string {
  return toExactJson(value) ?? '';
}
