import { type Finding, SourceError, type SourceLocation, toFinding } from '../report/finding.ts';
import { suggest } from '../report/nearest.ts';
import type { Report } from '../report/report.ts';

/** Values by dotted name: `product.name` → `Accounting`. */
export type Variables = Pick<ReadonlyMap<string, string>, 'get' | 'keys'>;

/** `{{ product.name }}`; a backslash before it prevents the replacement. */
const VARIABLE = /(\\?)\{\{\s*([A-Za-z][\w-]*(?:\.[\w-]+)+)\s*\}\}/g;

/** A bare `{{ name }}`, as in other template languages, but not TeX's `{{a}}` or JSX's `={{a}}`. */
const ONE_WORD = /(?<=^|[\s("'*])\{\{ ?([A-Za-z]\w*) ?\}\}/g;

/** A replaced piece of text. */
export interface Replacement {
  /** Offset in the original text. */
  readonly offset: number;
  readonly written: string;
  readonly value: string;
}

interface Expansion {
  /** Called with each unknown name and its offset in the text. */
  readonly onUnknown: (name: string, offset: number) => void;
  /** Called with every replacement, in order. */
  readonly onReplace?: (replacement: Replacement) => void;
  /** Whether an offset is in code, where braces may belong to other tools. */
  readonly isCode?: (offset: number) => boolean;
}

/**
 * Replaces `{{ group.name }}` with its value. Unknown names stay unchanged. In code, a name in an unknown group belongs
 * to another tool (`${{ github.sha }}`) and is not a fault.
 */
export function expandVariables(text: string, variables: Variables, expansion: Expansion): string {
  if (!text.includes('{{')) return text;
  const { onUnknown, onReplace = () => {}, isCode = () => false } = expansion;
  return text.replace(VARIABLE, (written: string, backslash: string, name: string, offset: number) => {
    const value = backslash === '' ? variables.get(name) : written.slice(1);
    if (value === undefined) {
      if (hasGroup(variables, name) || !isCode(offset)) onUnknown(name, offset);
      return written;
    }
    onReplace({ offset, written, value });
    return value;
  });
}

function hasGroup(variables: Variables, name: string): boolean {
  const group = name.slice(0, name.indexOf('.') + 1);
  return [...variables.keys()].some((known) => known.startsWith(group));
}

/** Finds `{{ name }}` without a group, which is not a variable and would be shown to readers. */
export function findUngrouped(text: string): { readonly name: string; readonly offset: number }[] {
  return text.includes('{{')
    ? [...text.matchAll(ONE_WORD)].map(({ 1: name = '', index }) => ({ name, offset: index }))
    : [];
}

/** The message for an undefined variable. */
export function unknownVariable(name: string, variables: Variables): string {
  const group = name.startsWith('links.') ? 'links' : 'variables';
  const hint = suggest(name, variables.keys()) || `. Define it under "${group}" in site.yaml.`;
  return `Cannot replace the variable {{ ${name} }}: it is not defined${hint}`;
}

/** Expands every text inside a value. Throws SourceError with the location of each unknown variable. */
export function expandAll<T>(
  value: T,
  variables: Variables,
  locate: (path: readonly PropertyKey[]) => SourceLocation,
): T {
  const findings: Finding[] = [];
  const visit = (node: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof node === 'string') {
      return expandVariables(node, variables, {
        onUnknown: (name) =>
          findings.push(toFinding(locate(path), unknownVariable(name, variables), 'unknown-variable')),
      });
    }
    if (Array.isArray(node)) return node.map((item, index) => visit(item, [...path, index]));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, visit(item, [...path, key])]));
  };
  const expanded = visit(value, []);
  if (findings.length > 0) throw new SourceError(findings);
  return expanded as T;
}

/** Like `expandAll`, but reports faults. If there are any, returns the value unchanged. */
export function expandOrReport<T>(
  value: T,
  variables: Variables,
  locate: (path: readonly PropertyKey[]) => SourceLocation,
  report: Report,
): T {
  try {
    return expandAll(value, variables, locate);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    report.addErrors(error.findings);
    return value;
  }
}
