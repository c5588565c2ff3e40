import { beforeAll, describe, expect, it } from 'vitest';
import { collectResponses } from '../../build/publish/export/collect-responses.ts';
import { withWorker } from '../../build/publish/export/worker-in-process.ts';
import { authorsWords, bracketedSite, withoutBrackets, wordsOf } from '../bracketed-site.ts';
import { writeContent } from '../build/content-folder.ts';
import { buildSite } from '../built-site.ts';

/** Names and keywords that no language translates, conjunctions in the formats of German, and a searched word. */
const NAMES = `API OpenAPI OAuth OpenID Connect JavaScript PHP Python curl npm Yarn pnpm Bun YouTube
  GET POST PUT PATCH DELETE DEL XX array boolean integer number object string if then else default key
  article website noindex summary large XA UTF browser oder und zzzz`.split(/\s+/);

/** Paths that no link leads to. */
const ASKED = ['/mcp/server-card', '/nichts', '/nichts.md', '/search', '/search?q=rechnung', '/search?q=zzzz'];

/** Files of programs, and the author's own. */
const NOT_SHOWN = /\.(?:png|css|js|woff2)$|^\/(?:licenses|robots)\.txt$|kontor-api\.\w+$|sitemap/;

describe('a site whose interface is in brackets', () => {
  let dir: string;
  /** What readers see or hear of each response, by path. */
  const received = new Map<string, string>();

  beforeAll(async () => {
    dir = writeContent(bracketedSite());
    const { release } = await buildSite({ contentDir: dir });
    await withWorker(release, async (ask) => {
      for await (const response of collectResponses(release.manifest, ask, () => {}))
        if ('bytes' in response && !NOT_SHOWN.test(response.path))
          received.set(response.path, shownIn(String(response.bytes)));
      for (const path of ASKED) received.set(path, shownIn(String(await (await ask(path)).readAll())));
    });
  });

  it('has no other words outside of them than those of its author', () => {
    const known = new Set([...NAMES, ...authorsWords()]);
    const found = new Map<string, string>();
    for (const [path, text] of received) for (const word of wordsOf(text)) if (!known.has(word)) found.set(word, path);
    expect(received.size).toBeGreaterThan(60);
    expect([...found]).toEqual([]);
  });
});

const LABELS = / (?:aria-(?:label|description|roledescription)|alt|content|label|placeholder|title)="([^"]*)"/g;
/** The texts of JSON, also in one line. */
const JSON_TEXTS = /"(?!type|url|href|digest)\w+": ?"((?:[^"\\]|\\.)*)"/g;

/** Texts and labels of a page, texts of a feed, or a Markdown text, without brackets, code and addresses. */
function shownIn(body: string): string {
  if (body.startsWith('{')) return withoutCode([...body.matchAll(JSON_TEXTS)].map(([, text = '']) => text).join('\n'));
  if (!body.startsWith('<')) return withoutCode(body.replace(/^(`{3,}).*?^\1$/gms, ''));
  const markup = body.replace(/&#6([02]);/g, (_, sign) => (sign === '0' ? '<' : '>'));
  const prose = markup.replace(/<(script|style|pre|code)\b.*?<\/\1>/gs, '\n').replace(/<wbr\/?>/g, '');
  const labels = [...prose.matchAll(LABELS)].map(([, text = '']) => text);
  return withoutCode([prose.replace(/<[^>]*>/g, '\n'), ...labels].join('\n').replace(/&[#\w]+;/g, ' '));
}

/** Without brackets, what Markdown marks as code, addresses, dates and colours. */
function withoutCode(text: string): string {
  return withoutBrackets(text).replace(/`[^`]*`|\]\([^)]*\)|https?:\S+|#[\da-f]{6}|\d\S+Z|width=.*/g, ' ');
}
