import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SMALLEST_SITE, writeFiles } from '../build/content-folder.ts';
import { awaitSecondScript } from './page-state.ts';
import { sharedBrowser } from './shared-browser.ts';

/*
 * `npm run dev` as an author uses it: the real command, a separate folder, a real browser. Tests wait for the result of
 * a save instead of measuring it, because this machine may be busy.
 */

const LONG = Array.from({ length: 200 }, (_, index) => `Paragraph ${index}.\n\n`).join('');

let dir: string;
let dev: ChildProcess;
let origin: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'authoring-'));
  writeFiles(dir, {
    ...SMALLEST_SITE,
    'sidebars.yaml': 'docs: [nowhere]\n',
    'index.md': '# Home\n',
    'guide/one.md': `# One\n\nfirst\n\n${LONG}`,
  });
  ({ dev, origin } = await startDev());
  browser = await sharedBrowser();
});
afterAll(() => {
  dev.kill('SIGTERM');
  rmSync(dir, { recursive: true, force: true });
});
// A page that is open while a test ends may still be loading again.
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(async () => {
  await expect.poll(() => overlay().count()).toBe(0);
  await page.close();
});

const save = (file: string, text: string): void => writeFileSync(join(dir, file), text);
const overlay = () => page.locator('#dev-errors');
const article = (): Promise<string> => page.locator('main').innerText();
const status = (path: string) => async (): Promise<number> => (await fetch(origin + path)).status;

describe('npm run dev', () => {
  it('starts with a broken site, and shows it once it builds', async () => {
    await page.goto(`${origin}/`);
    await overlay().waitFor();
    expect(await overlay().innerText()).toContain('nowhere');
    save('sidebars.yaml', 'docs: [guide/one]\n');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Home']);
  });

  it('shows an edit without losing the scroll position', async () => {
    await page.goto(`${origin}/guide/one`);
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    save('guide/one.md', `# One\n\nsecond\n\n${LONG}`);
    await expect.poll(article).toContain('second');
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(2_000);
  });

  it('shows errors over the page, with a line and an editor link, until they are fixed', async () => {
    await page.goto(`${origin}/guide/one`);
    save('guide/one.md', '# One\n\nSee [two](two.md).\n');
    await overlay().waitFor();
    expect(await overlay().getByRole('heading').innerText()).toBe('1 error');
    expect(await overlay().innerText()).toContain('Cannot link "two.md"');
    expect(await overlay().locator('pre').innerText()).toBe('3 | See [two](two.md).\n  |     ^');
    const link = overlay().getByRole('link');
    expect(await link.innerText()).toBe(`${join(dir, 'guide/one.md')}:3:5`);
    expect(await link.getAttribute('href')).toMatch(/^vscode:\/\/file\/.*guide\/one\.md:3:5$/);
    // In a narrow window, only the excerpt scrolls sideways.
    await page.setViewportSize({ width: 250, height: 800 });
    expect(await overlay().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => overlay().isVisible()).toBe(false);
    save('guide/one.md', '# One\n\nmended\n');
    await expect.poll(article).toContain('mended');
  });

  it('speaks the language of the site, with its own texts', async () => {
    const site = String(SMALLEST_SITE['site.yaml']);
    mkdirSync(join(dir, 'messages'), { recursive: true });
    save('messages/de.yaml', 'page.skipToContent: Direkt zum Text\n');
    save('site.yaml', `${site}locale: de\n`);
    await page.goto(`${origin}/guide/one`);
    await expect.poll(() => page.getByRole('link', { name: 'Direkt zum Text' }).count()).toBe(1);
    save('messages/de.yaml', 'page.skipToContent: Zum Text springen\n');
    await expect.poll(() => page.getByRole('link', { name: 'Zum Text springen' }).count()).toBe(1);
    save('messages/de.yaml', 'page.skipToContents: Zum Text\n');
    await overlay().waitFor();
    expect(await overlay().getByRole('heading').innerText()).toBe('1 Fehler');
    expect(await overlay().innerText()).toContain('did you mean "page.skipToContent"?');
    await overlay().getByRole('button', { name: 'Schließen' }).click();
    await expect.poll(() => overlay().isVisible()).toBe(false);
    rmSync(join(dir, 'messages'), { recursive: true });
    save('site.yaml', site);
    await expect.poll(() => page.getByRole('link', { name: 'Skip to main content' }).count()).toBe(1);
  });

  it('adds, renames and removes pages, and follows changes to the sidebar and site.yaml', async () => {
    save('guide/two.md', '# Two\n\nSee [one](one.md).\n');
    save('sidebars.yaml', 'docs: [guide/one, guide/two]\n');
    await page.goto(`${origin}/guide/one`);
    await expect.poll(() => page.locator('aside, nav').getByRole('link', { name: 'Two' }).count()).toBeGreaterThan(0);
    renameSync(join(dir, 'guide/two.md'), join(dir, 'guide/three.md'));
    save('sidebars.yaml', 'docs: [guide/one, guide/three]\n');
    await expect.poll(status('/guide/three')).toBe(200);
    await expect.poll(status('/guide/two')).toBe(404);
    rmSync(join(dir, 'guide/three.md'));
    save('sidebars.yaml', 'docs: [guide/one]\n');
    save('site.yaml', String(SMALLEST_SITE['site.yaml']).replace('title: Docs', 'title: Renamed'));
    await expect.poll(status('/guide/three')).toBe(404);
    await expect.poll(() => page.title()).toContain('Renamed');
  });

  it.each([
    ['an address', (two: string) => page.goto(two)],
    ['a link', () => page.getByRole('link', { name: 'Two' }).first().dispatchEvent('click')],
  ])('does not lose %s that is followed during a build', async (_name, follow) => {
    save('guide/two.md', '# Two\n\nSecond.\n');
    save('sidebars.yaml', 'docs: [guide/one, guide/two]\n');
    await page.goto(`${origin}/guide/one`);
    await expect.poll(() => page.getByRole('link', { name: 'Two' }).count()).toBeGreaterThan(0);
    await awaitSecondScript(page);
    const text = `Saved ${Date.now()}.`;
    let isFollowed = false;
    // It stays to the end: the browser may lose a request of the page that loads while a route is removed.
    await page.route('**/guide/two', async (route) => {
      if (!isFollowed) {
        isFollowed = true;
        save('guide/one.md', `# One\n\n${text}\n`);
        await expect.poll(async () => (await fetch(`${origin}/guide/one`)).text()).toContain(text);
        // Until the page has received the event.
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      await route.continue();
    });
    await follow(`${origin}/guide/two`);
    await expect.poll(article).toContain('Second.');
    save('guide/two.md', '# Two\n\nThird.\n');
    await expect.poll(article).toContain('Third.');
    save('sidebars.yaml', 'docs: [guide/one]\n');
    rmSync(join(dir, 'guide/two.md'));
    // The page that the next test opens is not loaded again for this edit.
    await expect.poll(status('/guide/two')).toBe(404);
  });

  it('updates search after a save without reloading the page', async () => {
    await page.goto(`${origin}/guide/one`);
    save('guide/one.md', '# One\n\nA zebra crossing.\n');
    await expect.poll(article).toContain('zebra');
    await page.evaluate(() => document.body.setAttribute('data-seen', ''));
    const find = async (): Promise<unknown> =>
      (await fetch(`${origin}/search?q=zebra`, { headers: { accept: 'application/json' } })).json();
    await expect.poll(find, { timeout: 10_000 }).toMatchObject({ total: 1 });
    await page.goto(`${origin}/guide/one#again`);
    expect(await page.locator('body').getAttribute('data-seen')).toBe('');
  });

  it('updates a component after an edit, on a page and in a slot', async () => {
    const site = String(SMALLEST_SITE['site.yaml']);
    mkdirSync(join(dir, 'components'));
    save('components/hint.tsx', 'export default () => <p>First hint</p>;\n');
    save('site.yaml', `${site}slots: { pageBottom: Hint }\n`);
    save('guide/one.md', '# One\n\nBefore.\n\n<Hint />\n');
    await page.goto(`${origin}/guide/one`);
    const hints = (text: string) => async (): Promise<number> => (await article()).split(text).length - 1;
    await expect.poll(hints('First hint')).toBe(2);
    save('components/hint.tsx', 'export default () => <p>Second hint</p>;\n');
    await expect.poll(hints('Second hint')).toBe(2);
    save('guide/one.md', '# One\n\nWithout.\n');
    save('site.yaml', site);
    rmSync(join(dir, 'components'), { recursive: true });
    await expect.poll(hints('hint')).toBe(0);
  });

  it('handles a burst of saves and a half-saved file', async () => {
    await page.goto(`${origin}/guide/one`);
    for (let count = 0; count < 30; count++) save('guide/one.md', `# One\n\nburst ${count}\n`);
    await expect.poll(article).toContain('burst 29');
    save('guide/one.md', '---\ntitle: "One');
    await overlay().waitFor();
    save('guide/one.md', '---\ntitle: "One"\n---\nwhole\n');
    await expect.poll(article).toContain('whole');
  });
});

/** Starts the command. Resolves whether or not the site can be built. */
async function startDev(): Promise<{ readonly dev: ChildProcess; readonly origin: string }> {
  const dev = spawn(process.execPath, ['build/watch.js', 'dev', '--port', '0', '--content', dir, '--no-cache'], {
    env: { ...process.env, NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    dev.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const url = /ready: (http:\S+),/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
    dev.on('exit', () => reject(new Error(said)));
  });
  return { dev, origin };
}
