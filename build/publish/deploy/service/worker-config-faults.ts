import * as z from 'zod';
import { type Finding, toFinding } from '../../../base/report/finding.ts';
import type { Position } from '../../../base/report/position.ts';

const CANNOT = 'Cannot read the worker configuration:';

/** What is wrong with a `wrangler.toml`: what wrangler says about it, one finding for each of its points. */
export function findConfigFaults(file: string, text: string, error: Error): Finding[] {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) =>
      toFinding({ file }, `${CANNOT} ${JSON.stringify(path.join('.'))} is of another type. ${message}.`),
    );
  const place = locationOf(error);
  if (place !== null) {
    const found = error.message.replace(/^Invalid TOML document: /, '').trim();
    return [toFinding({ file, position: place }, `${CANNOT} this is not TOML, ${found}. Correct the line.`)];
  }
  const points = leavesOf(error.message);
  return (points.length === 0 ? [error.message.trim()] : points).map((point) =>
    toFinding({ file, position: locateName(text, point) }, `${CANNOT} ${reword(point)}`),
  );
}

const syntaxErrorSchema = z.looseObject({ location: z.looseObject({ line: z.number(), column: z.number() }) });

/** Where wrangler's parser stopped. */
function locationOf(error: Error): Position | null {
  const { data } = syntaxErrorSchema.safeParse(error);
  return data === undefined ? null : { line: data.location.line, column: data.location.column + 1 };
}

/** The points of a nested list that have none below them. */
function leavesOf(message: string): string[] {
  const points = [...message.matchAll(/^( *)- (.*)$/gm)].map(({ 1: indent = '', 2: point = '' }) => ({
    indent,
    point,
  }));
  return points.flatMap(({ indent, point }, index) =>
    (points[index + 1]?.indent ?? '').length > indent.length ? [] : [point],
  );
}

/** The only line that sets what a point names: `Expected "routes" to be …`. Null if there are several. */
function locateName(text: string, point: string): Position | null {
  const [, name = ''] = /"(?:[\w.]+\.)?(\w+)(?:\[\d+\])?"/.exec(point) ?? [];
  if (name === '') return null;
  const lines = text.split('\n').flatMap((line, index) => {
    const key = new RegExp(`^\\s*(?:\\[\\[?(?:[\\w-]+\\.)*)?"?${name}"?\\s*[=\\]]`).exec(line);
    return key === null ? [] : [{ line: index + 1, column: line.indexOf(name) + 1 }];
  });
  return lines.length === 1 ? (lines[0] ?? null) : null;
}

/** In the grammar of the other errors. */
function reword(point: string): string {
  return point.replace(/^Expected (".*?") to be (.*) but got (.*)\.$/s, '$1 must be $2, got $3.');
}
