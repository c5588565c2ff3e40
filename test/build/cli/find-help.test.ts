import { describe, expect, it } from 'vitest';
import { findHelp, readTopics } from '../../../build/cli/help/find-help.ts';

const topics = readTopics('docs');

const textOf = (question: string): string => {
  const found = findHelp(question, topics);
  return found.kind === 'text' ? found.text : `none, ${found.nearest}`;
};

describe('docvane help', () => {
  it('lists the guides that the package has, each with a title', () => {
    const names = topics.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['writing', 'operating', 'reference/settings']));
    expect(names.filter((name) => /^(?:news|components|example)\//.test(name))).toEqual([]);
    expect(topics.filter(({ title, name }) => title === name)).toEqual([]);
  });

  it('prints a guide without its front matter', () => {
    expect(textOf('writing')).toMatch(/^# Writing\n/);
    expect(textOf('settings')).toBe(textOf('reference/settings'));
  });

  it('prints the sections about a topic, up to the next one', () => {
    const section = textOf('Words and spelling');
    expect(section).toMatch(/^\(writing\)\n\n### Words and spelling\n/);
    expect(section).not.toContain('### Links to other sites');
    expect(textOf('spelling words')).toBe(section);
    // No heading has it.
    expect(textOf('private pages')).toContain('rivate');
    expect(textOf('mcp')).toMatch(/^\(\w+\)\n\n#/);
    expect(textOf('colorMode')).toMatch(/^\(reference\/settings\)\n\n### `colorMode`\n[^#]+$/);
    expect(textOf('variables and includes')).toContain('A template says \\{{ support.email }}.');
  });

  it('suggests what is close', () => {
    expect(textOf('writng')).toBe('none, writing');
    expect(textOf('xyzzy quux')).toBe('none, null');
  });

  it('does not take a comment in code for a heading', () => {
    const [topic] = [{ name: 'a', title: 'A', description: null, text: '## One\n\n```sh\n## Two\n```\n\nEnd\n' }];
    expect(findHelp('two', [topic])).toEqual({ kind: 'text', text: expect.stringMatching(/^\(a\)\n\n## One/) });
    expect(findHelp('one', [topic])).toEqual({ kind: 'text', text: expect.stringContaining('End') });
  });
});
