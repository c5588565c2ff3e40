/** A command translated for one package manager, shown as a tab. */
interface ManagerCommand {
  readonly manager: string;
  readonly label: string;
  readonly code: string;
}

interface Manager {
  readonly name: string;
  readonly label: string;
  /** Runs a package without installing it. */
  readonly dlx: string;
  readonly frozen: string;
  readonly flags: Readonly<Record<string, string>>;
}

const MANAGERS: readonly Manager[] = [
  {
    name: 'yarn',
    label: 'Yarn',
    dlx: 'yarn dlx',
    frozen: 'yarn install --frozen-lockfile',
    flags: { dev: '--dev', exact: '--exact', optional: '--optional', peer: '--peer' },
  },
  {
    name: 'pnpm',
    label: 'pnpm',
    dlx: 'pnpm dlx',
    frozen: 'pnpm install --frozen-lockfile',
    flags: { dev: '--save-dev', exact: '--save-exact', optional: '--save-optional', peer: '--save-peer' },
  },
  {
    name: 'bun',
    label: 'Bun',
    dlx: 'bunx',
    frozen: 'bun install --frozen-lockfile',
    flags: { dev: '--dev', exact: '--exact', optional: '--optional', peer: '--peer' },
  },
];

/** Translates npm commands for Yarn, pnpm and Bun (`npm2yarn` fences). Other lines stay unchanged. */
export function toManagerCommands(code: string): readonly ManagerCommand[] {
  return [
    { manager: 'npm', label: 'npm', code },
    ...MANAGERS.map((manager) => ({
      manager: manager.name,
      label: manager.label,
      code: code.replace(COMMAND, (_whole, prompt: string, command: string) => prompt + translate(command, manager)),
    })),
  ];
}

/** A command at the start of a line or after another command. */
const COMMAND =
  /(^[ \t]*(?:\$ )?|(?:&&|\|\||;)[ \t]*)(np[mx](?:[ \t]+(?:(?!&&|\|\||;|#).)*\S)?)(?=[ \t]*(?:$|&&|\|\||;|#))/gm;

const SAVE_FLAGS: ReadonlyMap<string, string> = new Map([
  ['-D', 'dev'],
  ['--save-dev', 'dev'],
  ['--dev', 'dev'],
  ['-E', 'exact'],
  ['--save-exact', 'exact'],
  ['-O', 'optional'],
  ['--save-optional', 'optional'],
  ['--save-peer', 'peer'],
]);
/** Commands with the same name and meaning everywhere. */
const SHARED: ReadonlySet<string> = new Set(['link', 'unlink', 'outdated', 'publish', 'pack']);

function translate(written: string, manager: Manager): string {
  const [program, first, ...others] = written.split(/[ \t]+/);
  if (program === 'npx')
    return join(
      manager.dlx,
      [first ?? '', ...others].filter((word) => word !== '-y' && word !== '--yes'),
    );
  const { name } = manager;
  switch (first) {
    case 'i':
    case 'install':
    case 'add':
      return translateInstall(others, manager);
    case 'ci':
      return join(manager.frozen, others);
    case 'uninstall':
    case 'un':
    case 'remove':
    case 'rm':
      return join(`${name} remove`, withFlags(others, manager).words);
    case 'update':
    case 'up':
    case 'upgrade':
      return join(`${name} ${name === 'yarn' ? 'upgrade' : 'update'}`, others);
    case 'run':
    case 'run-script':
      return join(name === 'yarn' ? 'yarn' : `${name} run`, withoutDashes(others));
    case 'start':
    case 'test':
    case 't':
    case 'stop':
      return join(`${name === 'bun' ? 'bun run' : name} ${first === 't' ? 'test' : first}`, withoutDashes(others));
    case 'exec':
    case 'x':
      return join(manager.dlx, withoutDashes(others));
    case 'init':
    case 'create': {
      const isNamed = others.some((word) => !word.startsWith('-'));
      return join(`${name} ${isNamed ? 'create' : 'init'}`, withoutDashes(others));
    }
    default:
      return first !== undefined && SHARED.has(first) ? join(`${name} ${first}`, others) : written;
  }
}

function translateInstall(words: readonly string[], manager: Manager): string {
  const { words: rest, isGlobal } = withFlags(words, manager);
  const { name } = manager;
  if (!rest.some((word) => !word.startsWith('-'))) return join(`${name} install`, rest);
  if (!isGlobal) return join(`${name} add`, rest);
  return join(name === 'yarn' ? 'yarn global add' : `${name} add --global`, rest);
}

function withFlags(words: readonly string[], { flags }: Manager): { words: string[]; isGlobal: boolean } {
  const kept = words.flatMap((word) => {
    const flag = SAVE_FLAGS.get(word);
    if (flag !== undefined) return flags[flag] ?? word;
    return ['-S', '--save', '-g', '--global'].includes(word) ? [] : [word];
  });
  return { words: kept, isGlobal: words.includes('-g') || words.includes('--global') };
}

/** Removes the `--` before script arguments, which only npm needs. */
function withoutDashes(words: readonly string[]): string[] {
  const at = words.indexOf('--');
  return words.filter((_word, index) => index !== at);
}

function join(command: string, words: readonly string[]): string {
  return [command, ...words].join(' ');
}
