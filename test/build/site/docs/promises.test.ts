import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newFolder } from '../../../temporary-folder.ts';

const ROW = /^\| .* \| `([^`|]+)` \|$/gm;

describe('the tables of promises in operating.md', () => {
  const guide = readFileSync('docs/operating.md', 'utf8');
  const section = /\n## What is promised when something fails\n(.*?)\n## /s.exec(guide)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => /^\| (?!fault \|)/.test(line));
  const names = [...section.matchAll(ROW)].map(([, name = '']) => name);

  it('names a test in each row', () => {
    expect(rows.length).toBeGreaterThan(1);
    expect(names).toHaveLength(rows.length);
  });

  it.each(names)('names an existing test: %s', (name) => {
    // A name may continue with a figure.
    expect(testTexts().some((text) => text.includes(`('${name}'`) || text.includes(`(\`${name}: \${`))).toBe(true);
  });
});

describe('the settings of logs in operating.md', () => {
  it('are settings of wrangler', async () => {
    const guide = readFileSync('docs/operating.md', 'utf8');
    const snippet = /```toml\n(\[observability\]\n.*?)```/s.exec(guide)?.[1] ?? '';
    const folder = newFolder();
    const config = join(folder, 'wrangler.toml');
    writeFileSync(config, `name = "docs"\n${snippet}`);
    const { unstable_readConfig: readConfig } = await import('wrangler');
    const logs = { enabled: true, invocation_logs: false };
    const expected = { enabled: true, head_sampling_rate: 1, logs, traces: { enabled: false } };
    expect(readConfig({ config }).observability).toEqual(expected);
  });
});

function testTexts(): string[] {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`test/${file}`, 'utf8'));
}
