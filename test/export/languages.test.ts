import { beforeAll, describe, expect, it } from 'vitest';
import { withWorker } from '../../build/publish/export/worker-in-process.ts';
import { bundleClient } from '../../build/release/bundle/bundle-client.ts';
import { bundleWorker } from '../../build/release/bundle/bundle-worker.ts';
import { lightenOperation } from '../../worker/agents/mcp/tools/light-operation.ts';
import * as de from '../../worker/model/messages/de.ts';
import * as locales from '../../worker/model/messages/locales.ts';
import type { Locale } from '../../worker/model/messages/messages.ts';
import { buildSite } from '../built-site.ts';
import { withoutEscapes } from './without-escapes.ts';

const EXPECTED = [
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

/** What programs get in full pages only. */
const OMITTED = [
  ['/api/rechnung-anlegen.md', 'Links:'],
  ['/api/rechnung-anlegen.md', 'Beispiel:'],
  ['/api/rechnungen-lesen.md', 'entspricht'],
] as const;

describe('a German site', () => {
  let texts: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const { release } = await buildSite({ contentDir: 'test/fixtures/german-site' });
    texts = await withWorker(release, async (ask) => {
      const read = async (path: string): Promise<[string, string]> => [path, String(await (await ask(path)).readAll())];
      return new Map(await Promise.all([...EXPECTED, ...OMITTED].map(([path]) => read(path))));
    });
  });

  it('has the texts of the German interface, with dates and generated examples', () => {
    for (const [path, text] of EXPECTED)
      expect(
        texts
          .get(path)
          ?.replace(/<[^>]*>/g, '')
          .replaceAll('&quot;', '"'),
        path,
      ).toContain(text);
  });

  it('loads only its own language', async () => {
    const [client, worker] = await Promise.all([bundleClient({ locale: 'de', forms: true }), bundleWorker(['de'])]);
    const scripts = [...client.files]
      .filter(([path]) => path.endsWith('.js'))
      .map(([, bytes]) => String(Buffer.from(bytes)));
    const all = withoutEscapes([...scripts, worker.workerCode, ...Object.values(worker.lazyModules)].join('\n'));
    const signs = ({ later, page, search }: Locale) => [later.backToTop, page.notFoundText, search.fullSearch];
    expect(signs(de).filter((text) => !all.includes(text))).toEqual([]);
    // Only sites with audiences have these.
    expect(all).not.toContain(de.access.noAccessText);
    // The build has written these into articles.
    expect(all).not.toContain(de.article.changelogText);
    const others = Object.values(locales).filter(({ locale }) => locale !== 'de');
    expect(others.flatMap(signs).filter((text) => all.includes(text))).toEqual([]);
  });

  it('shortens operations for programs as an English site does', () => {
    const labels = { ...de.page, matches: de.agents.matches };
    for (const [path, text] of OMITTED) {
      const whole = texts.get(path) ?? '';
      expect(whole).toContain(text);
      expect(lightenOperation(whole, { maxTokens: 100, labels, fields: [] })).not.toContain(text);
    }
  });
});
