import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { SiteSource } from '../compile-site.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

/** The options of every command that builds. */
export const BUILD_OPTIONS = {
  content: { type: 'string', default: 'content' },
  description: { type: 'string' },
  /** Takes the last copy of a description that is fetched, and asks no host. */
  offline: { type: 'boolean', default: false },
  /** Makes everything anew, and keeps nothing. */
  'no-cache': { type: 'boolean', default: false },
} as const;

/** The same as usages tell it. */
export const BUILD_USAGE = '[--content DIR] [--description FILE|URL] [--offline] [--no-cache]';

/** What a site is built from. `fallback` says when a kept copy of a description may be used without `--offline`. */
export function toSiteSource(
  { content, description, offline }: Values<typeof BUILD_OPTIONS>,
  fallback: 'never' | 'fails' = 'never',
): SiteSource {
  return { contentDir: resolve(content), description, copyUse: offline ? 'always' : fallback };
}

/** Parses a command line; `--help` ends the process with the usage, unknown options with a message and the usage. */
export function parseOptions<T extends Options>(options: T, usage: string): Values<T> {
  return parseCommandLine(options, usage, 0).values;
}

/** As `parseOptions`, for a command that also takes words without a name. */
export function parseCommandLine<T extends Options>(
  options: T,
  usage: string,
  maxWords: number,
): { readonly values: Values<T>; readonly words: readonly string[] } {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({ options, strict: true, allowPositionals: maxWords > 0 });
    if (positionals.length > maxWords) throw new Error(`Unexpected argument '${positionals[maxWords]}'`);
    return { values: values as Values<T>, words: positionals };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\nUsage: ${usage}`);
    process.exit(2);
  }
}

/** A port from an option or the environment. Ends the process when it is none. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`Cannot use the port ${JSON.stringify(text)}: it must be a number from 0 to 65535.`);
  process.exit(2);
}
