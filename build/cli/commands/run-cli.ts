import { SourceError } from '../../base/report/finding.ts';
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
    console.error(`${found}\n\n${describeCommands()}`);
    process.exitCode = WRONG_USE;
    return;
  }
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
  let json = false;
  try {
    const parsed = command.parse(args);
    json = parsed.json;
    await parsed.run(variables);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\nRun "${PROGRAM} ${name} --help" to see its options.`);
      process.exitCode = WRONG_USE;
    } else if (error instanceof SourceError) {
      if (json) console.log(JSON.stringify({ errors: toJson(error.findings) }));
      else printFindings({ errors: error.findings, warnings: [] });
      process.exitCode = FAILED;
    } else if (error instanceof Interruption) {
      console.error(`warning: ${error.message}`);
      process.exit(INTERRUPTED_STATUS);
    } else throw error;
  }
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
