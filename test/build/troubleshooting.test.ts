import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const GUIDE = readFileSync('docs/troubleshooting.md', 'utf8').replaceAll('\\{{', '{{');

/** The messages in the guide: `…` is any text. */
const MESSAGES = [...GUIDE.matchAll(/^```text\n(.+)\n```$/gm)].map(([, message = '']) => message);

/** The sources of the build, with the parts of a text that are written on several lines joined. */
const SOURCES = readdirSync('build', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) =>
    readFileSync(join('build', name), 'utf8')
      .replace(/['`] \+\n\s*['`]/g, '')
      .replaceAll('\\`', '`'),
  );

describe('docs/troubleshooting.md', () => {
  it('has an entry with a message, its cause and what to do for each heading', () => {
    expect(MESSAGES.length).toBeGreaterThan(20);
    const entries = GUIDE.split(/^### .+$/m).slice(1);
    expect(entries.filter((entry) => !/^\n\n```text\n.+\n```\n\n\S/.test(entry))).toEqual([]);
    expect(new Set(MESSAGES).size).toBe(entries.length);
  });

  it.each(MESSAGES)('quotes a message of the engine: %s', (message) => {
    // Quotes around a name may be written by JSON.stringify(), and punctuation by another line.
    const parts = message
      .split('…')
      .map((part) => part.replace(/^[\s".:]+|[\s":]+$/g, ''))
      .filter((part) => part !== '');
    // The parts must follow each other within the code of one message.
    const pattern = new RegExp(parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('[^;]{0,400}?'));
    const isWritten = (source: string): boolean => pattern.test(source);
    expect(SOURCES.some(isWritten), parts.join(' … ')).toBe(true);
  });
});
