import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type BenchRun, RUN_VERSION, SECTIONS } from './figure.ts';

const UNITS = ['s', 'ms', 'µs', 'MB', 'KiB', 'B', 'ratio', 'count', 'per second', 'shift', 'share'] as const;

const runSchema: z.ZodType<BenchRun> = z.object({
  version: z.literal(RUN_VERSION),
  date: z.iso.datetime(),
  machine: z.string(),
  figures: z.array(
    z.object({
      section: z.enum(SECTIONS),
      subject: z.string(),
      name: z.string(),
      value: z.number(),
      unit: z.enum(UNITS),
      goal: z.enum(['less', 'more']).nullable(),
      budget: z.number().nullable(),
    }),
  ),
  notes: z.array(z.string()),
});

/** Reads a run written by `--json`. Throws an error with the place, the problem and the remedy. */
export function loadRun(file: string): BenchRun {
  const fail = (found: string): Error =>
    new Error(
      `${file}: Cannot compare with this run: ${found}. Name a file that "npm run bench -- --json FILE" of this version has written.`,
    );
  let run: unknown;
  try {
    run = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw fail(error instanceof SyntaxError ? `it is no JSON (${error.message})` : describe(error));
  }
  const version = typeof run === 'object' && run !== null && 'version' in run ? run.version : undefined;
  if (version !== RUN_VERSION) throw fail(`its version is ${JSON.stringify(version) ?? 'missing'}, not ${RUN_VERSION}`);
  const { data, error } = runSchema.safeParse(run);
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw fail(`${issue?.path.join('.')}: ${issue?.message}`);
}

function describe(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : message;
}
