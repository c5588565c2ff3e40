import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BuildCache } from '../../../../../build/base/cache/build-cache.ts';
import { Report } from '../../../../../build/base/report/report.ts';
import { articleHtml } from '../../../../../build/page/compiled-page.ts';
import { SiteCompiler } from '../../../../../build/site/compile-site.ts';
import { loadLastChanges } from '../../../../../build/site/guides/files/last-changes.ts';
import { newFolder } from '../../../../temporary-folder.ts';
import { type Files, SMALLEST_SITE, writeFiles } from '../../../content-folder.ts';

/** A real repository with commits of the given dates and authors. */
class Repository {
  readonly folder = newFolder();

  constructor() {
    this.git(['init', '-q', '-b', 'main']);
  }

  commit(date: string, author: string, files: Files): void {
    writeFiles(this.folder, files);
    this.git(['add', '-A']);
    this.git(['commit', '-q', '-m', 'x'], date, author);
  }

  git(args: readonly string[], date = '2020-01-01', author = 'Nobody'): void {
    const when = `${date}T12:00:00Z`;
    const env = {
      ...process.env,
      ...{ GIT_AUTHOR_NAME: author, GIT_AUTHOR_EMAIL: 'a@example.com', GIT_AUTHOR_DATE: when },
      ...{ GIT_COMMITTER_NAME: 'Bot', GIT_COMMITTER_EMAIL: 'b@example.com', GIT_COMMITTER_DATE: when },
    };
    execFileSync('git', ['-C', this.folder, ...args], { env });
  }
}

async function changesOf(folder: string): Promise<Record<string, string>> {
  const { byFile } = await loadLastChanges(folder, null);
  return Object.fromEntries([...byFile].map(([file, { date, author }]) => [file, `${date} ${author}`]));
}

const TEXT = 'one\ntwo\nthree\nfour\nfive\nsix\n';

describe('loadLastChanges()', () => {
  it('finds the last commit of each file, whatever its name', async () => {
    const repository = new Repository();
    repository.commit('2024-01-01', 'Ann', { 'content/a.md': 'a', 'content/b ü\t".md': 'b', 'other.md': 'x' });
    repository.commit('2024-02-01', 'Bö "B" Lee', { 'content/a.md': 'aa' });
    repository.commit('2024-03-01', 'Cid', { 'other.md': 'y' });
    expect(await changesOf(join(repository.folder, 'content'))).toEqual({
      'a.md': '2024-02-01 Bö "B" Lee',
      'b ü\t".md': '2024-01-01 Ann',
    });
  });

  it('keeps the date of a moved file, unless it was also changed', async () => {
    const repository = new Repository();
    repository.commit('2024-01-01', 'Ann', { 'a.md': TEXT, 'b.md': TEXT.toUpperCase() });
    renameSync(join(repository.folder, 'a.md'), join(repository.folder, 'c.md'));
    renameSync(join(repository.folder, 'b.md'), join(repository.folder, 'd.md'));
    repository.commit('2024-02-01', 'Bob', { 'd.md': `${TEXT.toUpperCase()}more\n` });
    repository.commit('2024-03-01', 'Cid', { 'a.md': 'another file of the old name\n' });
    expect(await changesOf(repository.folder)).toEqual({
      'a.md': '2024-03-01 Cid',
      'c.md': '2024-01-01 Ann',
      'd.md': '2024-02-01 Bob',
    });
  });

  it('dates merged changes by their own commits', async () => {
    const repository = new Repository();
    repository.commit('2024-01-01', 'Ann', { 'a.md': 'a', 'b.md': 'b' });
    repository.git(['checkout', '-q', '-b', 'side']);
    repository.commit('2024-02-01', 'Bob', { 'a.md': 'aa' });
    repository.git(['checkout', '-q', 'main']);
    repository.commit('2024-03-01', 'Cid', { 'b.md': 'bb' });
    repository.git(['merge', '-q', '--no-edit', 'side']);
    expect(await changesOf(repository.folder)).toEqual({ 'a.md': '2024-02-01 Bob', 'b.md': '2024-03-01 Cid' });
  });

  it('omits files from the oldest commits of a shallow clone', async () => {
    const repository = new Repository();
    repository.commit('2024-01-01', 'Ann', { 'a.md': 'a' });
    repository.commit('2024-02-01', 'Bob', { 'b.md': 'b' });
    repository.commit('2024-03-01', 'Cid', { 'c.md': 'c' });
    const clone = join(newFolder(), 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '2', `file://${repository.folder}`, clone]);
    expect(await changesOf(clone)).toEqual({ 'c.md': '2024-03-01 Cid' });
    expect((await loadLastChanges(clone, null)).gap).toBe('shallow');
    expect((await loadLastChanges(repository.folder, null)).gap).toBeNull();
  });

  it('returns nothing without a repository or a commit', async () => {
    expect(await loadLastChanges(newFolder(), null)).toEqual({ byFile: new Map(), gap: 'no-history' });
    expect(await changesOf(new Repository().folder)).toEqual({});
    expect(await changesOf(join(newFolder(), 'nowhere'))).toEqual({});
  });

  it('reads the history once per commit', async () => {
    const repository = new Repository();
    repository.commit('2024-01-01', 'Ann', { 'a.md': 'a' });
    const kept = new Map<string, unknown>();
    const cache = {
      find: <T>(key: string): T | null => (kept.get(key) as T | undefined) ?? null,
      store: (key: string, result: unknown): void => void kept.set(key, result),
    };
    const first = await loadLastChanges(repository.folder, cache);
    expect(await loadLastChanges(repository.folder, cache)).toBe(first);
    repository.commit('2024-02-01', 'Bob', { 'a.md': 'b' });
    expect((await loadLastChanges(repository.folder, cache)).byFile.get('a.md')?.author).toBe('Bob');
  });

  it('does not start Git for a commit whose history it has read', async () => {
    const repository = new Repository();
    repository.commit('2024-01-01', 'Ann', { 'content/a.md': 'a' });
    const cache = BuildCache.inMemory();
    const first = await loadLastChanges(join(repository.folder, 'content'), cache);
    const worktree = join(newFolder(), 'tree');
    repository.git(['worktree', 'add', '-q', worktree]);
    repository.git(['pack-refs', '--all']);
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('PATH', newFolder());
    expect(await loadLastChanges(join(repository.folder, 'content'), cache)).toBe(first);
    expect(await loadLastChanges(join(worktree, 'content'), cache)).toBe(first);
  });
});

describe('lastUpdated', () => {
  const SITE = {
    ...SMALLEST_SITE,
    'site.yaml': `${SMALLEST_SITE['site.yaml']}lastUpdated: true\nlastUpdatedAuthor: true\n`,
    'index.md': '# Home',
    'own.md': '---\nlast_update: { date: 2023-05-06, author: Me }\n---\n# Own',
  };
  const compile = async (folder: string) => {
    const report = new Report();
    const site = await new SiteCompiler().compile({ contentDir: folder }, report);
    const pages = site?.pages ?? [];
    return {
      dates: Object.fromEntries(pages.map(({ path, entry }) => [path, entry.lastUpdated])),
      html: pages.map(articleHtml).join(''),
      told: report.warnings.map(({ rule }) => String(rule)),
    };
  };

  it('shows date and author from front matter or git', async () => {
    const repository = new Repository();
    repository.commit('2024-01-02', 'Ann', SITE);
    const { dates, html, told } = await compile(repository.folder);
    expect(dates).toEqual({ '/': '2024-01-02', '/own': '2023-05-06' });
    expect(html).toContain('Last updated on <time dateTime="2024-01-02">Jan 2, 2024</time> by Ann');
    expect(html).toContain('May 6, 2023</time> by Me');
    expect(told).toEqual([]);
  });

  it('omits unknown dates, and warns once', async () => {
    const folder = newFolder();
    writeFiles(folder, SITE);
    const { dates, told } = await compile(folder);
    expect(dates).toEqual({ '/': undefined, '/own': '2023-05-06' });
    expect(told).toEqual(['unknown-dates']);
  });
});
