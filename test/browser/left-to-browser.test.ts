import { describe, expect, it } from 'vitest';
import { addLink, heading, isSameDocument, openMarked, sidebar } from './marked-page.ts';
import { useReaders } from './open-page.ts';

describe('links that the browser follows itself', () => {
  const newReader = useReaders();

  it('clicks with a modifier, other targets, downloads, files and other types', async () => {
    const page = await openMarked(await newReader(), '/user/bills');
    const taken = await page.evaluate(() => {
      const results: Record<string, boolean> = {};
      const press = (name: string, attributes: Record<string, string>, init: MouseEventInit = {}): void => {
        const link = Object.assign(document.createElement('a'), { textContent: name });
        for (const [key, value] of Object.entries({ href: '/user/quotes', ...attributes }))
          link.setAttribute(key, value);
        document.body.append(link);
        addEventListener(
          'click',
          (event) => {
            results[name] = event.defaultPrevented;
            event.preventDefault();
          },
          { once: true },
        );
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
        link.remove();
      };
      press('control', {}, { ctrlKey: true });
      press('meta', {}, { metaKey: true });
      press('shift', {}, { shiftKey: true });
      press('middle', {}, { button: 1 });
      press('target', { target: '_blank' });
      press('download', { download: 'quotes.html' });
      press('empty download', { download: '' });
      press('Markdown', { href: '/user/quotes.md' });
      press('type', { type: 'text/markdown' });
      press('index', { href: '/llms.txt' });
      press('other origin', { href: 'https://example.com/user/quotes' });
      press('mail', { href: 'mailto:a@example.com' });
      press('fragment', { href: '#pay-it' });
      press('plain', {});
      return results;
    });
    const { plain, ...others } = taken;
    expect(plain).toBe(true);
    expect(Object.entries(others).filter(([, prevented]) => prevented)).toEqual([]);
  });

  it('pages of another release, in full and never mixed', async () => {
    const reader = await newReader();
    // Set before the page opens, because it prefetches linked pages.
    await reader.context.route('**/user/quotes', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/data-frame-version="[^"]*"/, 'data-frame-version="next"');
      await route.fulfill({ response, body });
    });
    const page = await openMarked(reader, '/user/bills');
    await sidebar(page).getByRole('link', { name: 'Quotes' }).click();
    await page.waitForURL('**/user/quotes');
    await heading(page, 'Quotes').waitFor();
    expect(await isSameDocument(page)).toBe(false);
    await page.goBack();
    await heading(page, 'Bills').waitFor();
  });

  it('pages whose styles fail to load', async () => {
    const page = await openMarked(await newReader({ withErrors: true }), '/user/bills');
    await page.route('**/assets/api-*.css', (route) => route.abort());
    await addLink(page, '/api/get-accounts-20');
    await page.getByRole('link', { name: 'There' }).click();
    await heading(page, 'Get Accounts 20').waitFor();
    expect(await isSameDocument(page)).toBe(false);
  });
});
