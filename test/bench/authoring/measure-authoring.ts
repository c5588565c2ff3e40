import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from '../../../build/base/project-root.ts';
import { BUDGETS } from '../budgets.ts';
import { type Figure, figuresOf, median } from '../figure.ts';
import type { Progress } from '../progress.ts';
import type { Subject } from '../subject.ts';

/** Saves of each kind; the first two warm the code up, and do not count. */
const ROUNDS = 7;
const WARM_ROUNDS = 2;
/** Longer than the pause after which `dev` renews the search index. */
const PAUSE_MS = 2_500;
const POLL_MS = 5;

interface Save {
  readonly what: keyof typeof BUDGETS.saveMs;
  /** The page that shows it. */
  readonly path: string;
  readonly file: string;
  readonly edit: (text: string, mark: string) => string;
  /** The part of the page that changes, if it is not the mark. */
  readonly shows?: RegExp;
}

const GUIDE = 'user/bills.md';
const GUIDE_PATH = '/user/bills';

/** What authors of the sample save. */
const SAVES: readonly Save[] = [
  { what: 'guide', path: GUIDE_PATH, file: GUIDE, edit: (text, mark) => `${text}\n\n${mark}\n` },
  {
    what: 'sidebar',
    path: GUIDE_PATH,
    file: 'sidebars.yaml',
    edit: (text, mark) => text.replace(/label: .*/, `label: ${mark}`),
  },
  {
    what: 'theme',
    path: GUIDE_PATH,
    file: 'site.yaml',
    edit: (text, mark) => text.replace(/\n*(?:theme: \{.*)?$/, `\ntheme: { accent: "#22${mark.slice(-2)}aa" }`),
    shows: /"(\/assets\/[^"]+\.css)"/,
  },
  {
    what: 'component',
    path: GUIDE_PATH,
    file: 'components/round.tsx',
    edit: (_text, mark) => `export default () => <p>${mark}</p>;\n`,
  },
  {
    what: 'description',
    path: '/api/list-invoices',
    file: 'api/accounting.yaml',
    edit: (text, mark) =>
      text.replace(/summary: .*(?=\n.*\n.*\n.*\n +operationId: listInvoices\n)/, `summary: ${mark}`),
  },
];

/** How long an author waits: from a save until `npm run dev` serves the page that shows it. */
export async function measureAuthoring({ name, source, scratch }: Subject, progress: Progress): Promise<Figure[]> {
  const { contentDir } = source;
  const write = (file: string, edit: (text: string) => string): void => {
    const path = join(contentDir, file);
    writeFileSync(path, edit(readFileSync(path, { encoding: 'utf8', flag: 'a+' })));
  };
  mkdirSync(join(contentDir, 'components'), { recursive: true });
  write('components/round.tsx', () => 'export default () => <p>Round</p>;\n');
  write(GUIDE, (text) => `${text}\n\n<Round />\n`);
  const { child, url } = await startDev(contentDir, scratch);
  const figure = figuresOf('authoring', name);
  try {
    const figures: Figure[] = [];
    for (const { what, path, file, edit, shows } of SAVES) {
      progress(`${name}: saving a ${what}`);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await sleep(PAUSE_MS);
        const before = await read(url + path);
        const mark = `Round ${what} ${round + 10}`;
        const started = performance.now();
        write(file, (text) => edit(text, mark));
        while (!isShown(await read(url + path), before, shows ?? mark)) await sleep(POLL_MS);
        times.push(performance.now() - started);
      }
      figures.push(figure(`${what}: from save to page`, median(times.slice(WARM_ROUNDS)), 'ms', BUDGETS.saveMs[what]));
    }
    return figures;
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

function isShown(page: string, before: string, shows: RegExp | string): boolean {
  if (typeof shows === 'string') return page.includes(shows);
  const part = shows.exec(page)?.[1];
  return part !== undefined && part !== shows.exec(before)?.[1];
}

async function read(url: string): Promise<string> {
  return (await fetch(url)).text();
}

async function startDev(contentDir: string, scratch: string): Promise<{ child: ChildProcess; url: string }> {
  const args = ['build/run.js', 'dev', '--site', scratch, '--content', contentDir, '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: PROJECT_ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    // Also read afterwards, or the command would wait for a reader.
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = /ready: (http:\/\/[^\s,]+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found.replace(/\/$/, ''));
    });
    child.once('exit', () => reject(new Error(`The development server ended before it was ready:\n${said}`)));
  });
  return { child, url };
}
