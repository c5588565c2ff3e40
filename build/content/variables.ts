import { type Finding, type Place, SourceError, toFinding } from '../report/finding.ts';
import { suggest } from '../report/nearest.ts';
import type { Report } from '../report/report.ts';

/** Values by dotted name: `product.name` → `Accounting`. */
export type Variables = ReadonlyMap<string, string>;

/** `{{ product.name }}`; a backslash before it keeps it as it is. */
const VARIABLE = /(\\?)\{\{\s*([A-Za-z][\w-]*(?:\.[\w-]+)+)\s*\}\}/g;

/** A piece of text that another one takes the place of. */
export interface Replacement {
  /** Offset in the text as it was. */
  readonly offset: number;
  readonly written: string;
  readonly value: string;
}

/**
 * Puts values in the place of `{{ group.name }}`. An unknown name stays as it is and is told to `onUnknown`
 * with its offset in the text. `onReplace` is told of every other one, in order.
 */
export function expandVariables(
  text: string,
  variables: Variables,
  onUnknown: (name: string, offset: number) => void,
  onReplace: (replacement: Replacement) => void = () => {},
): string {
  if (!text.includes('{{')) return text;
  return text.replace(VARIABLE, (written: string, backslash: string, name: string, offset: number) => {
    const value = backslash === '' ? variables.get(name) : written.slice(1);
    if (value === undefined) {
      onUnknown(name, offset);
      return written;
    }
    onReplace({ offset, written, value });
    return value;
  });
}

/** What to say of a variable that does not exist. */
export function unknownVariable(name: string, variables: Variables): string {
  const hint = suggest(name, variables.keys()) || '. Define it under "variables" in site.yaml.';
  return `Cannot put in the variable {{ ${name} }}: there is none of that name${hint}`;
}

/** Expands every text inside a value. Throws SourceError naming the place of each unknown variable. */
export function expandAll<T>(value: T, variables: Variables, place: (path: readonly PropertyKey[]) => Place): T {
  const findings: Finding[] = [];
  const visit = (node: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof node === 'string') {
      return expandVariables(node, variables, (name) =>
        findings.push(toFinding(place(path), unknownVariable(name, variables), 'unknown-variable')),
      );
    }
    if (Array.isArray(node)) return node.map((item, index) => visit(item, [...path, index]));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, visit(item, [...path, key])]));
  };
  const expanded = visit(value, []);
  if (findings.length > 0) throw new SourceError(findings);
  return expanded as T;
}

/** The same, the faults told to a report; with any, the value stays as it is. */
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
