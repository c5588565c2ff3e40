import { parseArgs } from 'node:util';
import { errorMessage } from '../report/error-message.ts';
import { findNearest } from '../report/nearest.ts';

/** An option as the command line and its help show it. */
export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
  /** What its value is, in help: `DIR`. */
  readonly value?: string;
  readonly help: string;
}

type CommandOptions = Readonly<Record<string, CommandOption>>;

type OptionValues<T extends CommandOptions> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

/** What a command does, and what it takes. */
interface CommandDefinition<T extends CommandOptions> {
  readonly summary: string;
  /** Arguments without a name, as help shows them: `OLD NEW`, `[DIR]`. */
  readonly words?: string;
  readonly options: T;
  run(options: OptionValues<T>, words: readonly string[]): Promise<void>;
}

/** A command that the command line can run. */
export interface Command {
  /** The text of `--help`. */
  help(name: string): string;
  /** Runs it, and tells whether its output is read by a program. */
  parse(args: readonly string[]): { readonly json: boolean; run(): Promise<void> };
}

/** A command line that cannot be understood: exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The name of the package and of its command. */
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
      const maxWords = words === '' ? 0 : words.split(' ').length;
      const [surplus] = positionals.slice(maxWords);
      if (surplus !== undefined) throw new UsageError(`Unexpected argument ${JSON.stringify(surplus)}.`);
      return {
        json: Object.entries(values).some(([option, value]) => option === 'json' && value === true),
        run: () => definition.run(values, positionals),
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

/** Two columns; a wide first one pushes the second to the right. */
export function toLine(left: string, right: string): string {
  return `  ${left.padEnd(HELP_WIDTH)}  ${right}`;
}
