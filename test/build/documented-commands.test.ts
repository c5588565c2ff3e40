import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../build/cli/commands/commands.ts';

const DOCUMENTS = ['README.md', 'build/package/README.md', 'CONTRIBUTING.md', ...list('docs')];

/** The commands in the code blocks of a document, without comments and environment variables. */
function commandsIn(file: string): string[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^ *```(?:sh|bash|shell)\n(.*?)^ *```/gms);
  return [...blocks].flatMap(([, code = '']) =>
    code
      .split('\n')
      .flatMap((line) => line.replace(/ #.*/, '').split('&&'))
      .map((line) => line.trim()),
  );
}

/** The arguments of an engine command, however it is started; null for another program. */
function ourArguments(command: string): string[] | null {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const ours = words.findIndex((word) => /^docvane(?:@latest)?$/.test(word));
  if (ours !== -1) return words.slice(ours + 1);
  const [npm, run, ...rest] = words;
  if (npm !== 'npm') return null;
  const [name = '', ...args] = run === 'run' ? rest : [run ?? '', ...rest];
  const script = NAMES.get(scriptOf(name)) ?? null;
  return script === null ? null : [script, ...args.filter((word) => word !== '--')];
}

const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const NAMES = new Map(COMMANDS.map(({ name }) => [name, name]));

function scriptOf(name: string): string {
  return /^node build\/(?:run|watch)\.js (\S+)$/.exec(SCRIPTS[name] ?? '')?.[1] ?? name;
}

function list(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
}

describe('commands in the documentation', () => {
  const shown = DOCUMENTS.flatMap((file) => commandsIn(file).map((command) => ({ file, command })));

  it('refer to existing scripts', () => {
    const scripts = shown.flatMap(({ command }) => /^npm run ([\w:-]+)/.exec(command)?.[1] ?? []);
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((name) => !(name in SCRIPTS))).toEqual([]);
  });

  it.each(
    shown.flatMap(({ file, command }) => {
      const args = ourArguments(command);
      return args === null ? [] : [{ file, command, args }];
    }),
  )('$file: $command', async ({ args: [name = '', ...args] }) => {
    const known = COMMANDS.find((command) => command.name === name);
    const command = await known?.load();
    expect(() => command?.parse(args, { looksUpPaths: false }), `${name} ${args.join(' ')}`).not.toThrow();
    expect(command).toBeDefined();
  });
});
