import { beforeAll, describe, expect, it } from 'vitest';
import { collectResponses } from '../../build/publish/export/collect-responses.ts';
import { withWorker } from '../../build/publish/export/worker-in-process.ts';
import { bundleClient } from '../../build/release/bundle/bundle-client.ts';
import { bundleWorker } from '../../build/release/bundle/bundle-worker.ts';
import { lightenOperation } from '../../worker/agents/mcp/tools/light-operation.ts';
import * as de from '../../worker/model/messages/de.ts';
import * as en from '../../worker/model/messages/en.ts';
import * as locales from '../../worker/model/messages/locales.ts';
import type { Messages } from '../../worker/model/messages/messages.ts';
import { buildSite } from '../built-site.ts';
import { flattenTexts } from '../worker/model/messages/flatten-texts.ts';

/** Texts that a German page has, too: names, words that both languages share, and one-word texts in its content. */
const SHARED =
  /^(?:.{0,2}|API|Atom feed|Client|Downloads|Index|Info|Optional:?|Parameter|Server|Status|Tags|Text|Version: .*|Webhooks?|Name|Schema|Links|System|Cookies|Callbacks)$/;

/** Text files that contain only what programs compare, or copies of the author's files. */
const NOT_TEXT = /\.(?:png|svg|css|js|woff2)$|^\/(?:licenses\.txt|api\/kontor-api\.(?:json|yaml))$/;

/** What readers and programs receive of the site, by path. */
const received = new Map<string, string>();
const markdown = new Map<string, string>();

describe('a German site', () => {
  beforeAll(async () => {
    const { release } = await buildSite({ contentDir: 'test/fixtures/german-site' });
    await withWorker(release, async (ask) => {
      for await (const response of collectResponses(release.manifest, ask, () => {}))
        if ('bytes' in response && !NOT_TEXT.test(response.path)) {
          received.set(response.path, proseOf(String(response.bytes)));
          if (response.path.endsWith('.md')) markdown.set(response.path, String(response.bytes));
        }
      for (const path of ['/nichts', '/nichts.md', '/search', '/search?q=rechnung', '/search?q=zzzz'])
        received.set(path, proseOf(String(await (await ask(path)).readAll())));
    });
  });

  it('has no text of the English interface', () => {
    const germans = new Set(flattenTexts(de).map(({ text }) => text));
    const english = flattenTexts(en).filter(({ text }) => !germans.has(text) && !SHARED.test(text));
    const found = english.flatMap(({ name, text }) =>
      [...received].filter(([, page]) => contains(page, text)).map(([path]) => `${path}: ${name} ${text}`),
    );
    expect(english.length).toBeGreaterThan(400);
    expect(found).toEqual([]);
  });

  it('has the texts of the German interface, with dates and generated examples', () => {
    const expected = [
      ['/anleitungen/rechnungen', 'Zuletzt aktualisiert am 02.11.2026 von Ada'],
      ['/anleitungen/rechnungen', 'Auf dieser Seite'],
      ['/tags/verkauf', 'Eine Seite mit dem Tag „Verkauf“'],
      ['/api/rechnung-anlegen', '"reason": "Ein kurzer Grund"'],
      ['/api/kontor-api', 'API-Schlüssel im Header X-Schluessel'],
      ['/api/rechnung-anlegen.md', 'Geltungsbereiche `lesen`'],
      ['/api/changelog.xml', '1 inkompatibel, 1 eventuell inkompatibel, 1 kompatibel'],
      ['/1.0', 'in der neuesten Version (Nächste)'],
      ['/search?q=zzzz', 'Keine Ergebnisse für „zzzz“'],
    ] as const;
    for (const [path, text] of expected) expect(received.get(path), path).toContain(text);
  });

  it('loads only its own language', async () => {
    const [client, worker] = await Promise.all([bundleClient({ locale: 'de', forms: true }), bundleWorker(['de'])]);
    const scripts = [...client.files]
      .filter(([path]) => path.endsWith('.js'))
      .map(([, bytes]) => String(Buffer.from(bytes)));
    const written = [...scripts, worker.workerCode, ...Object.values(worker.lazyModules)].join('\n');
    // The bundler writes other letters than those of English as escapes.
    const all = written.replace(/\\x([\da-f]{2})|\\u([\da-f]{4})/gi, (_, short, long) =>
      String.fromCharCode(Number.parseInt(short ?? long, 16)),
    );
    const signs = ({ later, page, search }: Messages) => [later.backToTop, page.notFoundText, search.fullSearch];
    expect(signs(de).filter((text) => !all.includes(text))).toEqual([]);
    // Only sites with audiences have these.
    expect(all).not.toContain(de.access.noAccessText);
    const others = Object.values(locales).filter(({ locale }) => locale !== 'de');
    expect(others.flatMap(signs).filter((text) => all.includes(text))).toEqual([]);
  });

  it('shortens operations for programs as an English site does', () => {
    const labels = { ...de.page, matches: de.agents.matches };
    const omitted = [
      ['/api/rechnung-anlegen.md', 'Links:'],
      ['/api/rechnung-anlegen.md', 'Beispiel:'],
      ['/api/rechnungen-lesen.md', 'entspricht'],
    ] as const;
    for (const [path, text] of omitted) {
      const whole = markdown.get(path) ?? '';
      expect(whole).toContain(text);
      expect(lightenOperation(whole, { maxTokens: 100, labels, fields: [] })).not.toContain(text);
    }
  });
});

/** Blocks of code, JSON aside, which no language translates. */
const CODE =
  /<pre\b(?:(?!<\/pre>)[\s\S])*?(?:curl|console\.log|\?php|import requests)[\s\S]*?<\/pre>|^(`{3,})(?!json)\w[\s\S]*?^\1$/gm;
const INLINE = /<\/?(?:a|b|code|em|mark|s|strong|time|wbr)\b[^>]*>/g;

/** The text and the labels of a page or a file. */
function proseOf(body: string): string {
  const markup = body.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(CODE, '');
  if (!body.startsWith('<')) return markup;
  const labels = [...markup.matchAll(/ (?:aria-label|title|alt|content|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  return [markup.replace(INLINE, '').replace(/<[^>]*>/g, '\n'), ...labels]
    .join('\n')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** Whether a page has these words, not as a part of longer ones. */
function contains(page: string, text: string): boolean {
  const isPart = /[\p{L}\p{N}_-]/u;
  for (let start = page.indexOf(text); start !== -1; start = page.indexOf(text, start + 1)) {
    const around = `${page[start - 1] ?? ' '}${page[start + text.length] ?? ' '}`;
    if (!isPart.test(around)) return true;
  }
  return false;
}
