import { describe, expect, it } from 'vitest';
import { CLIPBOARD, readClipboard } from './clipboard.ts';
import { useReaders } from './open-page.ts';
import { announced } from './page-state.ts';

describe('copying', () => {
  const newReader = useReaders();

  it('hides the letters under its button, and stays within the code', async () => {
    const page = await (await newReader()).read('/developers/clients');
    const bare = page.locator('[data-code]:not(:has(figcaption)):visible');
    await page.getByRole('tab', { name: 'PHP' }).click();
    const button = bare.getByRole('button', { name: 'Copy code' }).first();
    const room = await button.evaluate((element) => {
      const [x = 0, y = 0, blur = 0, spread = 0] = getComputedStyle(element)
        .boxShadow.replace(/^.*\) /, '')
        .split(' ')
        .map(Number.parseFloat);
      const own = element.getBoundingClientRect();
      const code = element.parentElement?.getBoundingClientRect() ?? own;
      return { spread, right: code.right - own.right - spread - blur - x, top: own.top - code.top - spread - blur + y };
    });
    expect(room.spread).toBeGreaterThan(3);
    expect(room.right).toBeGreaterThanOrEqual(0);
    expect(room.top).toBeGreaterThanOrEqual(0);
  });

  it('copies code unchanged, and confirms it', async () => {
    const page = await (await newReader({ permissions: CLIPBOARD })).read('/developers/clients');
    const button = page.getByRole('button', { name: 'Copy code' }).first();
    const before = await button.locator('.icon path').getAttribute('d');
    await button.click();
    await expect.poll(() => button.getAttribute('data-copied')).toBe('Copied');
    await expect.poll(() => announced(page)).toBe('Copied');
    expect(await readClipboard(page)).toBe('curl https://api.example.com/accounts');
    const outline = (): Promise<string | null> => button.locator('.icon path').getAttribute('d');
    const confirmed = await outline();
    await expect.poll(() => button.getAttribute('data-copied')).toBeNull();
    expect(await outline()).not.toBe(confirmed);
    expect(await outline()).toBe(before);
  });

  it.each([
    ['the path of an operation', '/api/create-account', ['Copy path'], /^\/accounts$/],
    ['the page as Markdown', '/user/quotes', ['Copy page', 'Copy as Markdown'], /\n# Quotes\n/],
  ])('copies %s', async (_, path, buttons, expected) => {
    const page = await (await newReader({ permissions: CLIPBOARD })).open(path);
    for (const name of buttons) await page.getByRole('button', { name }).click();
    await expect.poll(() => announced(page)).toBe('Copied');
    expect(await readClipboard(page)).toMatch(expected);
  });

  it('offers links with which clients install the MCP server', async () => {
    const page = await (await newReader({ permissions: CLIPBOARD })).read('/user/quotes');
    await page.getByRole('button', { name: 'Copy page' }).click();
    const hrefOf = async (client: string): Promise<URL> =>
      new URL((await page.getByRole('link', { name: `MCP: ${client}` }).getAttribute('href')) ?? '');
    const cursor = await hrefOf('Cursor');
    expect(cursor.protocol).toBe('cursor:');
    expect(JSON.parse(atob(cursor.searchParams.get('config') ?? ''))).toEqual({ url: 'https://docs.example.com/mcp' });
    const code = await hrefOf('VS Code');
    expect(code.href).toMatch(/^vscode:mcp\/install\?/);
    expect(JSON.parse(decodeURIComponent(code.search.slice(1)))).toMatchObject({ type: 'http' });
    await page.getByRole('button', { name: 'MCP: claude mcp add' }).click();
    await expect.poll(() => readClipboard(page)).toMatch(/^claude mcp add --transport http [a-z0-9-]+ http/);
  });

  it('copies a selection if the clipboard is blocked', async () => {
    const reader = await newReader({ permissions: CLIPBOARD });
    await reader.context.addInitScript(() => {
      if (!isSecureContext) return;
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    const page = await reader.read('/developers/clients');
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect.poll(() => announced(page)).toBe('Copied');
    expect(await readClipboard(page)).toBe('curl https://api.example.com/accounts');
  });

  it('leaves the code selected if copying fails', async () => {
    const reader = await newReader();
    await reader.context.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    const page = await reader.read('/developers/clients');
    const button = page.getByRole('button', { name: 'Copy code' }).first();
    await button.click();
    await expect.poll(() => announced(page)).toBe('The text could not be copied.');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('curl https://api.example.com/accounts');
    expect(await button.getAttribute('data-copied')).toBeNull();
  });

  it('reports a Markdown page that fails to load', async () => {
    const page = await (await newReader({ permissions: CLIPBOARD })).open('/user/quotes');
    await page.evaluate(() => {
      window.fetch = () => Promise.resolve(new Response('', { status: 503 }));
    });
    await page.getByRole('button', { name: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect.poll(() => announced(page)).toBe('The text could not be copied.');
  });
});
