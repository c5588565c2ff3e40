import { parseArgs } from 'node:util';
import { findNearest } from '../base/report/nearest.ts';

export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
  /** Placeholder for its value in help: `DIR`. */
  readonly value?: string;
  readonly help: string;
  readonly required?: true;
  /** Which values are valid: all by default. */
  readonly accepts?: (value: string) => boolean;
  /** The valid values in words: `a whole number from 1 to 100`. */
  readonly expected?: string;
  /** What is wrong with the paths in a value that is valid. */
  readonly findPathFaults?: (value: string) => readonly string[];
}

type CommandOptions = Readonly<Record<string, CommandOption>>;

type OptionValues<T extends CommandOptions> = ReturnType<typeof parseArgs<{ options: T }>>['values'];

interface CommandDefinition<T extends CommandOptions> {
  readonly summary: string;
  /** Positional arguments as shown in help: `OLD NEW`, `[DIR]`. */
  readonly words?: string;
  readonly options: T;
  /** What is wrong with the paths that are positional arguments. */
  readonly findWordFaults?: (word: string) => readonly string[];
  /** What is wrong with the arguments as a whole, such as options that exclude each other. */
  findFaults?(options: OptionValues<T>, words: readonly string[]): readonly string[];
  run(options: OptionValues<T>, words: readonly string[], variables: Variables): Promise<void>;
}

/** The environment as the process was started with, including what code of a site must not see (service-variables.ts). */
export type Variables = Readonly<NodeJS.ProcessEnv>;

/** A command that the command line can run. */
export interface Command {
  /** The text of `--help`. */
  help(name: string): string;
  /**
   * Parses arguments. Throws UsageError with all faults, also of paths that do not exist, unless these are not to be
   * looked up.
   */
  parse(
    args: readonly string[],
    settings?: { readonly looksUpPaths: boolean },
  ): { run(variables: Variables): Promise<void> };
}

/** An invalid command line, which exits with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly faults: readonly string[];

  constructor(...faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Name of the package and its command. */
export const PROGRAM = 'docvane';

const HELP_WIDTH = 24;

export function defineCommand<T extends CommandOptions>(definition: CommandDefinition<T>): Command {
  const { summary, words = '', options, findWordFaults = () => [] } = definition;
  return {
    help(name) {
      const usage = ['Usage:', PROGRAM, name, ...(words === '' ? [] : [words]), '[options]'].join(' ');
      const lines = Object.entries(options).map(([option, described]) => describeOption(option, described));
      return `${summary}\n\n${usage}\n\nOptions:\n${[...lines, toLine('--help', 'Show this help.')].join('\n')}`;
    },
    parse(args, { looksUpPaths } = { looksUpPaths: true }) {
      const config = { args: [...args], options, allowPositionals: true } as const;
      const { values, positionals, tokens } = parseArgs({ ...config, strict: false, tokens: true });
      const given = joinLetters(
        args,
        tokens.filter((token) => token.kind === 'option'),
      );
      const faults = [
        ...given.flatMap(
          (token) => findOptionFault(options, token) ?? (looksUpPaths ? findPathFaults(options, token) : []),
        ),
        ...(looksUpPaths ? checkWords(words, positionals, findWordFaults) : []),
        ...findMissing(definition, values, positionals),
        // A word after an unknown option may be its value.
        ...(given.every(({ name }) => Object.hasOwn(options, name)) ? findSurplus(words, positionals) : []),
      ];
      // Their types are as in the definition if there are no faults yet.
      const typed = values as OptionValues<T>;
      faults.push(...(definition.findFaults?.(typed, positionals) ?? []));
      if (faults.length > 0) throw new UsageError(...faults);
      return { run: (variables) => definition.run(typed, positionals, variables) };
    },
  };
}

interface OptionToken {
  /** Index of the argument. */
  readonly index: number;
  readonly name: string;
  /** As written: `--port` or `-p`. */
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** Makes one option of each argument such as `-port`, which parseArgs takes for four. No option has one letter. */
function joinLetters(args: readonly string[], tokens: readonly OptionToken[]): readonly OptionToken[] {
  return tokens
    .filter(({ index }, position) => index !== tokens[position - 1]?.index)
    .map((token) => {
      if (token.rawName.startsWith('--')) return token;
      const [rawName = ''] = args[token.index]?.split('=', 1) ?? [];
      return { ...token, rawName, name: rawName };
    });
}

function findOptionFault(options: CommandOptions, { name, rawName, value, inlineValue }: OptionToken): string | null {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  // Without a value, it has been answered.
  if (rawName === '--help') return `${rawName} takes no value.`;
  if (option === undefined) {
    const nearest = findNearest(name, [...Object.keys(options), 'help']);
    return `Unknown option ${rawName}${nearest === null ? '.' : `; did you mean --${nearest}?`}`;
  }
  if (option.type === 'boolean') return value === undefined ? null : `${rawName} takes no value.`;
  if (value === undefined || (value === '' && option.accepts?.('') !== true))
    return `${rawName} needs a value: ${rawName} ${option.value}.`;
  // The next option, which parseArgs takes for the value.
  if (inlineValue !== true && /^-./.test(value))
    return `${rawName} needs a value. If ${JSON.stringify(value)} is the value, write ${rawName}=${value}.`;
  if (option.accepts?.(value) !== false) return null;
  return `${rawName}: expected ${option.expected}, got ${JSON.stringify(value)}.`;
}

function findPathFaults(options: CommandOptions, { name, rawName, value }: OptionToken): readonly string[] {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  return (option?.findPathFaults?.(value ?? '') ?? []).map((fault) => `${rawName}: ${fault}`);
}

function checkWords(
  words: string,
  given: readonly string[],
  findFaults: (word: string) => readonly string[],
): readonly string[] {
  return words
    .split(' ')
    .slice(0, given.length)
    .flatMap((name, index) => findFaults(given[index] ?? '').map((fault) => `${name}: ${fault}`));
}

/** Options and words that are required. Words in brackets are optional. */
function findMissing(
  { options, words = '' }: Pick<CommandDefinition<CommandOptions>, 'options' | 'words'>,
  values: Readonly<Record<string, unknown>>,
  given: readonly string[],
): readonly string[] {
  const missing = Object.entries(options).filter(([name, { required }]) => required && values[name] === undefined);
  const wanted = words.split(' ').filter((name) => name !== '' && !name.startsWith('['));
  return [
    ...missing.map(([name, { value }]) => `--${name} is missing: pass --${name} ${value}.`),
    ...wanted.slice(given.length).map((name) => `${name} is missing.`),
  ];
}

function findSurplus(words: string, given: readonly string[]): readonly string[] {
  if (words.includes('…')) return [];
  return given
    .slice(words.split(' ').filter(Boolean).length)
    .map((word) => `Unexpected argument ${JSON.stringify(word)}.`);
}

function describeOption(name: string, { value, help, required, default: initial }: CommandOption): string {
  const hint = required ? ' Required.' : typeof initial === 'string' && initial !== '' ? ` Default: ${initial}.` : '';
  return toLine(`--${name}${value === undefined ? '' : ` ${value}`}`, help + hint);
}

/** Two columns. A wide first one shifts the second to the right. */
export function toLine(left: string, right: string): string {
  return `  ${left.padEnd(HELP_WIDTH)}  ${right}`;
}
