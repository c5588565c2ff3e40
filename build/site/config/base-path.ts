import * as z from 'zod';
import { SourceError } from '../../base/report/finding.ts';

/** Unreserved characters (RFC 3986 §2.3) and no dot segments, because it is compared with what browsers send. */
const BASE = /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/;

/** `base` in site.yaml. */
export const baseSchema = z
  .string()
  .regex(
    BASE,
    'a path that begins and ends with "/", such as "/" or "/docs/", of letters, digits, "-", ".", "_" and "~"',
  )
  .default('/');

/** Parses `--base`: `docs`, `/docs` and `/docs/` are the same. Throws SourceError for any other value. */
export function parseBase(text: string): string {
  const path = `/${text.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (BASE.test(path)) return path;
  throw SourceError.at(
    { file: '--base' },
    `Cannot export with the base ${JSON.stringify(text)}: expected a path such as /docs/.`,
  );
}
