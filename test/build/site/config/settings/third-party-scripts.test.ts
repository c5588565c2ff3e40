import { describe, expect, it } from 'vitest';
import { compileContent, SMALLEST_SITE } from '../../../content-folder.ts';

const API = `openapi: 3.1.0
info: { title: Books, version: '1' }
servers: [{ url: https://api.example.com }]
paths: { /books: { get: { operationId: listBooks, summary: List books, responses: { '200': { description: OK } } } } }
`;

async function warningsOf(mode: string, lines: string): Promise<string[]> {
  const { warnings } = await compileContent({
    'site.yaml': `${String(SMALLEST_SITE['site.yaml'])}apis: [{ id: books, description: api.yaml, path: /api, sidebar: api, tryIt: { mode: ${mode} } }]\n${lines}`,
    'api.yaml': API,
    'static/js/chat.js': '',
  });
  return warnings.filter((warning) => warning.includes('credentials'));
}

const HEAD =
  'head: [{ meta: { name: a, content: b } }, { script: { src: "https://cdn.example.net/chat.js" }, hosts: ["https://cdn.example.net"] }]\n';
const ANALYTICS = 'analytics: { product: plausible, host: "https://stats.example.net", siteId: docs }\n';

describe('scripts from other hosts on a site with forms', () => {
  it.each([
    ['proxy', ANALYTICS, 'https://stats.example.net'],
    ['direct', ANALYTICS, 'https://stats.example.net'],
    ['proxy', HEAD, 'https://cdn.example.net'],
  ])('are reported if the forms take credentials: %s, %s', async (mode, lines, host) => {
    expect(await warningsOf(mode, lines)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^site\\.yaml:\\d+:\\d+: Cannot keep readers' credentials from other hosts: scripts from ${host} can read what readers type`,
        ),
      ),
    ]);
  });

  it.each([
    ['mock', ANALYTICS],
    ['off', HEAD],
    ['proxy', ''],
    ['proxy', ANALYTICS.replace('stats.example.net', 'docs.example.com')],
    ['proxy', 'head: [{ script: { src: /js/chat.js } }]\n'],
    ['proxy', `${HEAD}checks: { third-party-script: off }\n`],
  ])('are not reported otherwise: %s, %s', async (mode, lines) => {
    expect(await warningsOf(mode, lines)).toEqual([]);
  });
});
