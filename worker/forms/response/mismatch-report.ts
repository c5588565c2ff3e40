import { isObject } from '../../request/value/json.ts';
import type { ValueFault } from '../check/checker.ts';
import type { TryItResponses } from '../exchange/record.ts';

/** How a response differed from the API description: pointers and types, but no values. */
export interface MismatchReport {
  readonly status: number;
  /** Empty if the status is undocumented. */
  readonly faults: readonly ReportedFault[];
}

/** In its pointer, all names but those of described properties are `*`, as are array indexes. */
type ReportedFault = Omit<ValueFault, 'expected'>;

const MAX_FAULTS = 20;
const MAX_SEGMENTS = 24;

const KEYWORD = /^[a-zA-Z]{1,24}$/;
const FOUND = /^(?:[a-z]{1,20}|[\w.+-]{1,40}\/[\w.+-]{1,60})$/;

/** The report for a response, or null if it matches its description. */
export function toReport(status: number, faults: readonly ValueFault[] | null): MismatchReport | null {
  if (faults?.length === 0) return null;
  return {
    status,
    faults: (faults ?? []).slice(0, MAX_FAULTS).map(({ pointer, keyword, found }) => ({ pointer, keyword, found })),
  };
}

/**
 * Sanitizes a report from an untrusted client for logging. Allows only the expected fields, and in pointers only names
 * of described properties. Null if it is not a report.
 */
export function readReport(value: unknown, documented: TryItResponses): MismatchReport | null {
  if (!isObject(value) || !Array.isArray(value.faults) || !isStatus(value.status)) return null;
  const names = collectNames(documented);
  const faults = value.faults.slice(0, MAX_FAULTS).flatMap((fault: unknown): ReportedFault[] => {
    if (!isObject(fault)) return [];
    const { pointer, keyword, found } = fault;
    if (typeof pointer !== 'string' || typeof keyword !== 'string' || typeof found !== 'string') return [];
    if (!KEYWORD.test(keyword) || !FOUND.test(found)) return [];
    return [{ pointer: toPlainPointer(pointer, names), keyword, found }];
  });
  if (faults.length === 0 && value.faults.length > 0) return null;
  const unique = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  return { status: value.status, faults: [...unique.values()] };
}

function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 100 && value <= 599;
}

/** A name that is not described may be a key of a map, and so a value: a token, an address. */
function toPlainPointer(pointer: string, names: ReadonlySet<string>): string {
  const segments = pointer.split('/').slice(1, MAX_SEGMENTS + 1);
  return segments.map((segment) => (names.has(segment) ? `/${segment}` : '/*')).join('');
}

/** The names of all described properties. */
function collectNames(documented: TryItResponses): ReadonlySet<string> {
  const names = new Set<string>();
  const queue: unknown[] = [documented];
  // The list grows while it is read.
  for (const value of queue) {
    if (isObject(value) && isObject(value.properties))
      for (const name of Object.keys(value.properties)) names.add(name);
    if (typeof value === 'object') for (const member of Object.values(value ?? {})) queue.push(member);
  }
  return names;
}
