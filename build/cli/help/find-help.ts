import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNearest } from '../../base/report/nearest.ts';
import { CodeRegions } from '../../page/text/markdown/code-regions.ts';

/** A guide of the engine's documentation. */
export interface HelpTopic {
  /** Its file without extension: `writing`, `reference/settings`. */
  readonly name: string;
  readonly title: string;
  readonly description: string | null;
  /** Without front matter. */
  readonly text: string;
}

/** What was found for a question: guides, or sections of them. */
export type Help =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none'; readonly nearest: string | null };

/** More sections than this answer no question. */
const MAX_SECTIONS = 3;

/** The guides in a folder, which the package has too. */
export function readTopics(folder: string): HelpTopic[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?:reference\/)?[\w-]+\.md$/.test(file) && file !== 'index.md')
    .sort()
    .map((file) => toTopic(file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8')));
}

function toTopic(name: string, written: string): HelpTopic {
  const [head = ''] = /^---\n[\s\S]*?\n---\n+/.exec(written) ?? [];
  // The documentation's own site would replace a variable without the backslash.
  const text = written.slice(head.length).replaceAll('\\{{', '{{');
  const inHead = (key: string): string | null => new RegExp(`^${key}: *(["']?)(.*)\\1$`, 'm').exec(head)?.[2] ?? null;
  const title = inHead('title') ?? /^# (.+)$/m.exec(text)?.[1] ?? name;
  return { name, title, description: inHead('description'), text };
}

/** The guide with a name, or else the first sections with all words of the question: in their heading, or else in their text. */
export function findHelp(question: string, topics: readonly HelpTopic[]): Help {
  const wanted = question.trim().toLowerCase();
  const guide = topics.find(({ name }) => name === wanted || name === `reference/${wanted}`);
  if (guide !== undefined) return { kind: 'text', text: guide.text };
  const sections = topics.flatMap(sectionsOf);
  const words = wanted.split(/\s+/);
  const found = sections.filter(({ heading }) => words.every((word) => heading.toLowerCase().includes(word)));
  const exact = found.filter(({ heading }) => heading.toLowerCase() === wanted);
  const inText = sections.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
  const shown = [exact, found, inText].find(({ length }) => length > 0)?.slice(0, MAX_SECTIONS) ?? [];
  if (shown.length > 0)
    return { kind: 'text', text: shown.map(({ topic, text }) => `(${topic})\n\n${text}`).join('\n') };
  const names = [...topics.map(({ name }) => name), ...sections.map(({ heading }) => heading)];
  return { kind: 'none', nearest: findNearest(wanted, names) };
}

interface Section {
  readonly topic: string;
  readonly heading: string;
  /** Up to the next heading of its level or above. */
  readonly text: string;
}

function sectionsOf({ name, text }: HelpTopic): Section[] {
  const code = new CodeRegions(text);
  const headings = [...text.matchAll(/^(#{2,4}) (.+)$/gm)]
    .filter(({ index }) => !code.includes(index))
    .map(({ 1: marks = '', 2: heading = '', index }) => ({ level: marks.length, heading, index }));
  return headings.map(({ level, heading, index }, position) => {
    const next = headings.slice(position + 1).find((other) => other.level <= level);
    return { topic: name, heading: heading.replace(/ *\{#[\w-]+\}$|`/g, ''), text: text.slice(index, next?.index) };
  });
}
