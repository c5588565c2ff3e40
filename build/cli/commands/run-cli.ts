import * as z from 'zod';
import { SourceError, toFinding } from '../../base/report/finding.ts';
import { suggest } from '../../base/report/nearest.ts';
import { hideServiceVariables } from '../../base/source/service-variables.ts';
import { INTERRUPTED_STATUS, Interruption } from '../../publish/deploy/service/interruption.ts';
import { type Command, PROGRAM, toLine, UsageError, type Variables } from '../command.ts';
import { ENGINE_VERSION } from '../engine-package.ts';
import { enterInvocationFolder } from '../find-site.ts';
import { printFindings, toJson } from '../print-report.ts';
import { COMMANDS } from './commands.ts';

/** Exit statuses: the command failed, or the command line is invalid. */
const FAILED = 1;
const WRONG_USE = 2;

/** Runs the command in the arguments and sets the exit status of the process. */
export async function runCli([name, ...args]: readonly string[]): Promise<void> {
  if (name === '--version' || name === '-v') return console.log(ENGINE_VERSION);
  if (name === '--help' || name === '-h') return console.log(describeCommands());
  const known = COMMANDS.find((command) => command.name === name);
  if (known === undefined) {
    const found =
      name === undefined ? 'No command given.' : `Unknown command ${JSON.stringify(name)}${suggestCommand(name)}`;
    return rejectUse([found], args, `\n${describeCommands()}`);
  }
  // Most schemas check one value: compiling them to code takes three times as long.
  z.config({ jitless: true });
  const command = await known.load();
  if (args.includes('--help') || args.includes('-h')) return console.log(command.help(known.name));
  enterInvocationFolder(process.env);
  await runCommand(known.name, command, { args, variables: hideServiceVariables(process.env) });
}

interface Call {
  readonly args: readonly string[];
  readonly variables: Variables;
}

async function runCommand(name: string, command: Command, { args, variables }: Call): Promise<void> {
  try {
    await command.parse(args).run(variables);
  } catch (error) {
    if (error instanceof UsageError) {
      rejectUse(error.faults, args, `Run "${PROGRAM} ${name} --help" to see its options.`);
    } else if (error instanceof SourceError) {
      if (isForProgram(args)) console.log(JSON.stringify({ errors: toJson(error.findings) }));
      else printFindings({ errors: error.findings, warnings: [] });
      process.exitCode = FAILED;
    } else if (error instanceof Interruption) {
      console.error(`warning: ${error.message}`);
      process.exit(INTERRUPTED_STATUS);
    } else throw error;
  }
}

function rejectUse(faults: readonly string[], args: readonly string[], hint: string): void {
  const errors = toJson(faults.map((fault) => toFinding({ file: PROGRAM }, fault)));
  if (isForProgram(args)) console.log(JSON.stringify({ errors }));
  else console.error([...faults, hint].join('\n'));
  process.exitCode = WRONG_USE;
}

/** Whether a program reads the output, also if the arguments cannot be parsed. */
function isForProgram(args: readonly string[]): boolean {
  return args.includes('--json');
}

function suggestCommand(name: string): string {
  return (
    suggest(
      name,
      COMMANDS.map((command) => command.name),
    ) || '.'
  );
}

function describeCommands(): string {
  const lines = COMMANDS.map(({ name, summary }) => toLine(name, summary));
  return `Usage: ${PROGRAM} COMMAND [options]\n\nCommands:\n${lines.join('\n')}\n\nRun "${PROGRAM} COMMAND --help" to see the options of a command, or "${PROGRAM} --version" to see the version.`;
}
