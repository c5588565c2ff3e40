import { describe, expect, it } from 'vitest';
import { agentsSchema, loadAgentSettings } from '../../../../../build/site/config/settings/agent-settings.ts';
import { type Files, inContent } from '../../../content-folder.ts';

const load = (files: Files, settings: Parameters<typeof loadAgentSettings>[1] = null) =>
  inContent(files, (dir, report) => loadAgentSettings(dir, settings, report));

describe('loadAgentSettings()', () => {
  it('is null without settings and skills', async () => {
    expect((await load({ 'skills/notes.txt': '' })).result).toBeNull();
  });

  it('returns content signals in the syntax of robots.txt', async () => {
    const { result } = await load({}, agentsSchema.parse({ contentSignal: { search: true, 'ai-train': false } }));
    const contentSignal = 'search=yes, ai-train=no';
    expect(result).toEqual({ contentSignal, whenToUse: null, feedback: false, skills: [] });
  });

  it('returns the rules for crawlers, which have names without spaces', async () => {
    const crawlers = { GPTBot: 'disallow', ClaudeBot: 'allow' } as const;
    const { result } = await load({}, agentsSchema.parse({ crawlers }));
    expect(result?.crawlers).toEqual(crawlers);
    expect(agentsSchema.safeParse({ crawlers: { 'GPT Bot': 'allow' } }).success).toBe(false);
  });

  it('reads each Markdown file of skills/', async () => {
    const text = '---\nname: pay-a-bill\ndescription: Pays a bill.\n---\n\n# Pay a bill\n';
    const { result } = await load({ 'skills/pay.md': text });
    expect(result?.skills).toEqual([{ name: 'pay-a-bill', description: 'Pays a bill.', text }]);
  });

  it.each([
    ['# No front matter\n', /it has no front matter/],
    ['---\nname: Pay a bill\ndescription: x\n---\n', /"name" must be/],
    ['---\nname: pay\n---\n', /"description"/],
  ])('reports an invalid skill: %j', async (text, message) => {
    expect((await load({ 'skills/pay.md': text })).errors.join('\n')).toMatch(message);
  });
});
