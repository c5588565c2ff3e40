import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>;

/** Parses the command line of a script. `--help` prints the usage and ends the process; unknown options do so with a message. */
export function parseOptions<T extends Options>(options: T, usage: string): Parsed<T>['values'] {
  return parseCommandLine(options, usage, false).values;
}

/** The same with words besides the options. */
export function parseCommandLine<T extends Options>(options: T, usage: string, allowPositionals = true): Parsed<T> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs({ options, allowPositionals, strict: true }) as Parsed<T>;
  } catch (error) {
    return refuse([error instanceof Error ? error.message : String(error)], usage);
  }
}

/** Ends the process because of a wrong command line. */
export function refuse(faults: readonly string[], usage: string): never {
  console.error(`${faults.join('\n')}\n\nUsage: ${usage}`);
  process.exit(2);
}

/** An integer of at least 1. Any other text ends the process with a message. */
export function toWholeNumber(option: string, text: string): number {
  return requireNumber(option, text, 'a whole number from 1', (value) => Number.isSafeInteger(value) && value >= 1);
}

/** A number of at least 0. Any other text ends the process with a message. */
export function toAmount(option: string, text: string): number {
  return requireNumber(option, text, 'a number from 0', (value) => Number.isFinite(value) && value >= 0);
}

function requireNumber(option: string, text: string, wanted: string, isWanted: (value: number) => boolean): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (isWanted(value)) return value;
  console.error(`Cannot use --${option} ${JSON.stringify(text)}: it must be ${wanted}.`);
  process.exit(2);
}
