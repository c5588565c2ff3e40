import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agentsSchema, loadAgentSettings } from '../../../build/config/agent-settings.ts';
import { Report } from '../../../build/report/report.ts';

let dir = '';
const report = (): Report => new Report();

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'agents-'));
  mkdirSync(join(dir, 'skills'));
});

afterEach(() => rmSync(dir, { recursive: true }));

describe('loadAgentSettings()', () => {
  it('is null without settings and skills', async () => {
    expect(await loadAgentSettings(dir, null, report())).toBeNull();
  });

  it('returns content signals in the syntax of robots.txt', async () => {
    const settings = agentsSchema.parse({ contentSignal: { search: true, 'ai-train': false } });
    expect(await loadAgentSettings(dir, settings, report())).toEqual({
      contentSignal: 'search=yes, ai-train=no',
      whenToUse: null,
      feedback: false,
      skills: [],
    });
  });

  it('reads each Markdown file of skills/', async () => {
    const text = '---\nname: pay-a-bill\ndescription: Pays a bill.\n---\n\n# Pay a bill\n';
    writeFileSync(join(dir, 'skills/pay.md'), text);
    const settings = await loadAgentSettings(dir, null, report());
    expect(settings?.skills).toEqual([{ name: 'pay-a-bill', description: 'Pays a bill.', text }]);
  });

  it.each([
    ['# No front matter\n', /it has no front matter/],
    ['---\nname: Pay a bill\ndescription: x\n---\n', /"name" must be/],
    ['---\nname: pay\n---\n', /"description"/],
  ])('reports an invalid skill: %j', async (text, message) => {
    writeFileSync(join(dir, 'skills/pay.md'), text);
    const faults = report();
    await loadAgentSettings(dir, null, faults);
    expect(faults.errors.map((error) => error.message).join('\n')).toMatch(message);
  });
});
