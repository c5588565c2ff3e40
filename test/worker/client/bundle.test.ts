import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleClient } from '../../../build/release/bundle/bundle-client.ts';
import * as en from '../../../worker/model/messages/en.ts';
import { DEFAULT_LANGUAGES } from '../../../worker/request/samples/languages/languages.ts';
import { BUDGETS } from '../../bench/budgets.ts';

describe('the client bundle', async () => {
  const { files, assets } = await bundleClient({ locale: 'en' });
  const size = (path: string): number => gzipSync(files.get(path) ?? '').byteLength;
  const scripts = [...files.keys()].filter((path) => path.endsWith('.js'));
  const dialog = scripts.find((path) => /search-dialog-[A-Z0-9]+\.js$/.test(path)) ?? '';
  const textOf = (path: string): string => new TextDecoder().decode(files.get(path));

  it('loads at most 4.65 KB initially', () => {
    expect(size(assets.script)).toBeLessThanOrEqual(BUDGETS.clientGzipBytes);
  });

  it('puts the first load in one file that shares nothing with later scripts', () => {
    expect(scripts.map((path) => path.replace(/-[A-Z0-9]+\.js$/, '')).sort()).toEqual([
      '/assets/client',
      '/assets/deferred',
      '/assets/dialogs',
      '/assets/filters',
      '/assets/follow-exchange',
      '/assets/highlight-code',
      '/assets/mark-words',
      '/assets/nested-fields',
      '/assets/offer-install',
      '/assets/search-dialog',
      '/assets/search-dialog-without-credentials',
      '/assets/select-states',
      '/assets/sidebar-groups',
    ]);
  });

  it('has the texts of each script in that script alone', () => {
    const scriptsWith = (text: string) => scripts.filter((path) => textOf(path).includes(text));
    expect(scriptsWith(en.client.groupFailed)).toEqual([assets.script]);
    expect(scriptsWith(en.later.backToTop)).toEqual([expect.stringContaining('/deferred-')]);
    expect(scriptsWith(en.search.fullSearch)).toEqual([dialog]);
    expect([en.page.homePage, en.agents.fullTextNote, en.faults.unique].flatMap(scriptsWith)).toEqual([]);
  });

  it('does not contain React', () => {
    expect(scripts.filter((path) => /react\.dev|createRoot/.test(textOf(path)))).toEqual([]);
  });

  it('has a search dialog of at most 12 KB including styles, which the first script loads by name', () => {
    expect(size(dialog)).toBeLessThanOrEqual(BUDGETS.searchDialogGzipBytes);
    expect(textOf(dialog)).toContain('.finder-row');
    expect(textOf(assets.stylesheet)).not.toContain('finder');
    expect(textOf(assets.script)).toContain(`import("./${dialog.slice('/assets/'.length)}")`);
  });

  // 10.9 KB of later script before contents opened from a bar, and filters said that nothing matches.
  it('has at most 10 KB of styles, and at most 11.1 KB of later script and styles', () => {
    expect(size(assets.stylesheet)).toBeLessThanOrEqual(10_000);
    expect(size(scripts.find((path) => path.includes('/deferred-')) ?? '')).toBeLessThanOrEqual(11_100);
  });

  it('contains no form code on a site without forms', () => {
    expect(scripts.filter((path) => /HAS_FORMS|try-it/.test(textOf(path)))).toEqual([]);
  });

  it('has tools for the browser only on a site with them, in a file of their own', async () => {
    const sources = { locale: 'en', forms: true, sampleLanguages: ['curl'] };
    const own = await bundleClient({ ...sources, webmcp: true });
    const plain = await bundleClient(sources);
    const namesOf = ({ files: all }: typeof own, pattern: RegExp): string[] =>
      [...all].filter(([, code]) => pattern.test(new TextDecoder().decode(code))).map(([path]) => path);
    const tools = namesOf(own, /fill_in_form/);
    expect(tools).toEqual([expect.stringMatching(/^\/assets\/register-tools-/)]);
    expect(gzipSync(own.files.get(tools[0] ?? '') ?? '').byteLength).toBeLessThanOrEqual(2_500);
    expect(namesOf(own, /has to press Send/)).toEqual([expect.stringMatching(/^\/assets\/try-it-/)]);
    expect(namesOf(plain, /modelContext|has to press Send|HAS_WEBMCP/)).toEqual([]);
    // Without forms, there is nothing to fill in.
    const reading = await bundleClient({ locale: 'en', webmcp: true });
    expect(namesOf(reading, /search_docs/)).toHaveLength(1);
    expect(namesOf(reading, /fill_in_form|has to press Send/)).toEqual([]);
  });

  it('puts the form into separate files of limited size including styles on a site with forms', async () => {
    const withForms = await bundleClient({
      locale: 'en',
      forms: true,
      sampleLanguages: DEFAULT_LANGUAGES.map(({ id }) => id),
    });
    const added = [...withForms.files.keys()].filter(
      (path) => !/\/(?:client|deferred)-/.test(path) && !files.has(path),
    );
    const sizeOf = (name: string): number => gzipSync(withForms.files.get(name) ?? '').byteLength;
    const [tokens = '', form = ''] = added.sort();
    expect(added.map((path) => path.replace(/-[A-Z0-9]+\.js$/, ''))).toEqual(['/assets/get-token', '/assets/try-it']);
    expect(sizeOf(form)).toBeLessThanOrEqual(BUDGETS.formGzipBytes);
    expect(sizeOf(tokens)).toBeLessThanOrEqual(BUDGETS.tokenFormGzipBytes);
    // Only forms with a flow for tokens load that part.
    const texts = [form, tokens].map((path) => new TextDecoder().decode(withForms.files.get(path)));
    expect(texts.map((text) => /code_challenge/.test(text))).toEqual([false, true]);
    expect(gzipSync(withForms.files.get(withForms.assets.script) ?? '').byteLength).toBeLessThanOrEqual(
      BUDGETS.clientGzipBytes,
    );
  });

  it('loads the same first script on a site with islands, which share one copy of React', async () => {
    const islands = new Map([['parcel-price', resolve('docs/components/parcel-price.tsx')]]);
    const own = await bundleClient({ locale: 'en', islands });
    const bytesOf = (path: string): number => own.files.get(path)?.byteLength ?? 0;
    expect(bytesOf(own.assets.script)).toBe(files.get(assets.script)?.byteLength);
    const texts = [...own.files].map(([path, code]): [string, string] => [path, new TextDecoder().decode(code)]);
    const withReact = texts.filter(([, text]) => text.includes('react.dev/errors')).map(([path]) => path);
    expect(withReact).toEqual([expect.stringMatching(/^\/assets\/island-/)]);
    expect(texts.find(([path]) => path === withReact[0])?.[1]).not.toContain('validateDOMNesting');
    expect(own.assets.islands).toMatch(/^\/assets\/islands-[A-Z0-9]+\.js$/);
    // The initial scripts of a page with an island, and the component itself.
    expect(gzipSync(own.files.get(own.assets.islands ?? '') ?? '').byteLength).toBeLessThanOrEqual(700);
    const [component] = texts.filter(([path]) => path.startsWith('/assets/island-parcel-price-'));
    expect(component?.[1]).not.toMatch(/toMarkdown|\| Zone/);
    expect(scripts.filter((path) => /HAS_ISLANDS|data-islands/.test(textOf(path)))).toEqual([]);
  });

  it('has a theme snippet of limited size, which knows of an announcement only where there is one to close', async () => {
    const { assets: own } = await bundleClient({ locale: 'en', announcement: true });
    expect(own.themeSnippet.length).toBeLessThanOrEqual(BUDGETS.themeSnippetBytes);
    expect([own, assets].map(({ themeSnippet }) => themeSnippet.includes('announcementDismissed'))).toEqual([
      true,
      false,
    ]);
  });
});
