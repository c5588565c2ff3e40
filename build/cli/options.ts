import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options of every command that builds. */
export const BUILD_OPTIONS = {
  content: { type: 'string', default: 'content' },
  description: { type: 'string' },
} as const;

/** Parses a command line; unknown options end the process with a message and the usage. */
export function parseOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  usage: string,
): ReturnType<typeof parseArgs<{ options: T }>>['values'] {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values as ReturnType<
      typeof parseArgs<{ options: T }>
    >['values'];
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
