import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

/** Parses a command line. `--help` prints the usage and ends the process; unknown options do so with a message. */
export function parseOptions<T extends Options>(options: T, usage: string): Values<T> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs({ options, strict: true }).values as Values<T>;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\nUsage: ${usage}`);
    process.exit(2);
  }
}
