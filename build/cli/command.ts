import { parseArgs } from 'node:util';
import { errorMessage } from '../base/report/error-message.ts';
import { findNearest } from '../base/report/nearest.ts';

export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
  /** Placeholder for its value in help: `DIR`. */
  readonly value?: string;
  readonly help: string;
}

type CommandOptions = Readonly<Record<string, CommandOption>>;

type OptionValues<T extends CommandOptions> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

interface CommandDefinition<T extends CommandOptions> {
  readonly summary: string;
  /** Positional arguments as shown in help: `OLD NEW`, `[DIR]`. */
  readonly words?: string;
  readonly options: T;
  run(options: OptionValues<T>, words: readonly string[], variables: Variables): Promise<void>;
}

/** The environment as the process was started with, including what code of a site must not see (service-variables.ts). */
export type Variables = Readonly<NodeJS.ProcessEnv>;

/** A command that the command line can run. */
export interface Command {
  /** The text of `--help`. */
  help(name: string): string;
  /** Parses arguments. Returns a function to run the command, and whether a program reads its output. */
  parse(args: readonly string[]): { readonly json: boolean; run(variables: Variables): Promise<void> };
}

/** An invalid command line, which exits with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Name of the package and its command. */
export const PROGRAM = 'docvane';

const HELP_WIDTH = 24;

export function defineCommand<T extends CommandOptions>(definition: CommandDefinition<T>): Command {
  const { summary, words = '', options } = definition;
  return {
    help(name) {
      const usage = ['Usage:', PROGRAM, name, ...(words === '' ? [] : [words]), '[options]'].join(' ');
      const lines = Object.entries(options).map(([option, described]) => describeOption(option, described));
      return `${summary}\n\n${usage}\n\nOptions:\n${[...lines, toLine('--help', 'Show this help.')].join('\n')}`;
    },
    parse(args) {
      const { values, positionals } = parse(options, args);
      const maxWords = words === '' ? 0 : words.includes('…') ? Number.POSITIVE_INFINITY : words.split(' ').length;
      const [surplus] = positionals.slice(maxWords);
      if (surplus !== undefined) throw new UsageError(`Unexpected argument ${JSON.stringify(surplus)}.`);
      return {
        json: Object.entries(values).some(([option, value]) => option === 'json' && value === true),
        run: (variables) => definition.run(values, positionals, variables),
      };
    },
  };
}

function parse<T extends CommandOptions>(options: T, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
  } catch (error) {
    const found = errorMessage(error);
    const [, unknown] = /Unknown option '--([^']*)'/.exec(found) ?? [];
    if (unknown === undefined) throw new UsageError(found);
    const nearest = findNearest(unknown, [...Object.keys(options), 'help']);
    throw new UsageError(`Unknown option --${unknown}${nearest === null ? '.' : `; did you mean --${nearest}?`}`);
  }
}

function describeOption(name: string, { value, help, default: initial }: CommandOption): string {
  const hint = typeof initial === 'string' && initial !== '' ? ` Default: ${initial}.` : '';
  return toLine(`--${name}${value === undefined ? '' : ` ${value}`}`, help + hint);
}

/** Two columns. A wide first one shifts the second to the right. */
export function toLine(left: string, right: string): string {
  return `  ${left.padEnd(HELP_WIDTH)}  ${right}`;
}
