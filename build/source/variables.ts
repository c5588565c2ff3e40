import { type Finding, type Place, SourceError, toFinding } from '../report/finding.ts';
import { suggest } from '../report/nearest.ts';
import type { Report } from '../report/report.ts';

/** Values by dotted name: `product.name` → `Accounting`. */
export type Variables = Pick<ReadonlyMap<string, string>, 'get' | 'keys'>;

/** `{{ product.name }}`; a backslash before it keeps it as it is. */
const VARIABLE = /(\\?)\{\{\s*([A-Za-z][\w-]*(?:\.[\w-]+)+)\s*\}\}/g;

/** `{{ name }}` by itself, as other template languages write it; not TeX's `{{a}}` or JSX's `={{a}}`. */
const ONE_WORD = /(?<=^|[\s("'*])\{\{ ?([A-Za-z]\w*) ?\}\}/g;

/** A piece of text that another one takes the place of. */
export interface Replacement {
  /** Offset in the text as it was. */
  readonly offset: number;
  readonly written: string;
  readonly value: string;
}

interface Expansion {
  /** Called with each unknown name, with its offset in the text. */
  readonly onUnknown: (name: string, offset: number) => void;
  /** Called with every replacement, in order. */
  readonly onReplace?: (replacement: Replacement) => void;
  /** Whether an offset is in code, where braces of other tools may stand. */
  readonly isCode?: (offset: number) => boolean;
}

/**
 * Puts values in the place of `{{ group.name }}`. An unknown name stays as it is; in code, one of an unknown group is
 * another tool's (`${{ github.sha }}`), and no fault.
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

/** Finds `{{ name }}` without a group, which is no variable and reaches the reader as it is. */
export function findUngrouped(text: string): { readonly name: string; readonly offset: number }[] {
  return text.includes('{{')
    ? [...text.matchAll(ONE_WORD)].map(({ 1: name = '', index }) => ({ name, offset: index }))
    : [];
}

/** What to say of a variable that does not exist. */
export function unknownVariable(name: string, variables: Variables): string {
  const hint = suggest(name, variables.keys()) || '. Define it under "variables" in site.yaml.';
  return `Cannot replace the variable {{ ${name} }}: it is not defined${hint}`;
}

/** Expands every text inside a value. Throws SourceError naming the place of each unknown variable. */
export function expandAll<T>(value: T, variables: Variables, place: (path: readonly PropertyKey[]) => Place): T {
  const findings: Finding[] = [];
  const visit = (node: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof node === 'string') {
      return expandVariables(node, variables, {
        onUnknown: (name) =>
          findings.push(toFinding(place(path), unknownVariable(name, variables), 'unknown-variable')),
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

/** The same, reporting faults; with any, the value stays as it is. */
export function expandOrReport<T>(
  value: T,
  variables: Variables,
  place: (path: readonly PropertyKey[]) => Place,
  report: Report,
): T {
  try {
    return expandAll(value, variables, place);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    report.addErrors(error.findings);
    return value;
  }
}
