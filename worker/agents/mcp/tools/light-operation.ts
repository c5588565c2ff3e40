import type { FrameMessages } from '../../../model/messages/messages.ts';
import {
  fieldName,
  headOf,
  type ListItem,
  mapItems,
  nameAndType,
  type Part,
  readParts,
  someItem,
  sortFields,
  type Test,
  writeParts,
} from './list-items.ts';
import { type MarkdownSection, splitSections } from './markdown-sections.ts';

/** An estimate without a tokenizer: English and JSON average 3.5 to 4 characters per token. */
export const CHARACTERS_PER_TOKEN = 3.5;

/**
 * Words that the Markdown of an operation has, in the language of the site. None has a special character of regular
 * expressions.
 */
export interface OperationLabels
  extends Pick<
    FrameMessages,
    'errors' | 'example' | 'exampleRequest' | 'headers' | 'links' | 'required' | 'responses' | 'servers'
  > {
  /** Precedes a regular expression. */
  readonly matches: string;
}

interface Shortening {
  readonly maxTokens: number;
  readonly labels: OperationLabels;
  /** Fields that must stay complete: `trial_end`, `lines.unitPrice`. If there are any, other optional ones are only named. */
  readonly fields: readonly string[];
}

/** One way to shorten an operation, and a label for the omitted content. */
interface Step {
  readonly leavesOut: string;
  readonly apply: (section: MarkdownSection, isResponse: boolean) => string;
}

const ERROR = /^[45](?:\d\d|XX)\b/;

/** A repeated list is left out if it is longer than the words that say so. */
const MIN_REPEATED_LENGTH = 80;

/** Names beyond it say little. */
const MAX_NAMES = 60;

/**
 * Shortens an operation's Markdown to a number of tokens, if possible. Required fields come first, then those of the
 * example, then the rest by name. Errors and headers, which most operations share, are reduced to names. Then details
 * are removed until the rest fits; address, authorization, required fields, the request in curl and the statuses stay.
 * The last line lists what was omitted.
 */
export function lightenOperation(markdown: string, { maxTokens, labels, fields: wanted }: Shortening): string {
  const limit = maxTokens * CHARACTERS_PER_TOKEN;
  // A name may end with brackets, such as that of a parameter; after others, they mean the items of a list.
  const named = wanted.map((field) => (hasField(markdown, field) ? field : field.replace(/\[\d*\]/g, '')));
  const fields = named.map((field) => findNearest(markdown, field));
  const all = splitSections(markdown);
  const sample = all.find(({ title }) => title === labels.exampleRequest)?.text ?? '';
  const isRequired: Test = (item) => requiredMark(labels).test(headOf(item));
  const isNamed: Test = (_, path) => fields.some((field) => isWithin(path, field));
  const isUsed: Test = (item, path) => isNamed(item, path) || usedIn(sample, fieldName(item));
  const isFocus: Test = (item, path) =>
    fields.length > 0 && (isNamed(item, path) || someItem(item.parts, isNamed, path));
  const responses = all.findIndex(({ title }) => title === labels.responses);
  const sorted = all.map((section, index) => {
    if (responses !== -1 && index >= responses) return section;
    const rank = (item: ListItem, name: string): number =>
      isRequired(item, [name]) ? 0 : isUsed(item, [name]) ? 1 : 2;
    return { ...section, text: onParts(section.text, (parts) => sortFields(parts, rank)) };
  });
  if (fields.length === 0 && markdown.length <= limit / 2) return joinSections(sorted);
  let sections: readonly MarkdownSection[] = sorted;
  const leftOut = new Set<string>();
  const takeShorter = (leavesOut: string, shorter: readonly MarkdownSection[]): void => {
    if (lengthOf(shorter) < lengthOf(sections)) leftOut.add(leavesOut);
    sections = shorter;
  };
  const shorten = ({ leavesOut, apply }: Step): void => {
    const first = sections.findIndex(({ title }) => title === labels.responses);
    const change = (section: MarkdownSection, index: number): MarkdownSection => {
      return { ...section, text: apply(section, first !== -1 && index >= first) };
    };
    takeShorter(leavesOut, sections.map(change));
  };
  takeShorter('error details', mergeErrors(sections, labels, fields));
  const isKept: Test = (item, path) => isRequired(item, path) || isUsed(item, path);
  const steps = stepsFor(labels, isKept, isFocus);
  for (const step of steps.always) shorten(step);
  if (fields.length > 0) {
    for (const step of steps.examples) shorten(step);
    shorten(nameOthers((item, path, isResponse) => (!isResponse && isRequired(item, path)) || isFocus(item, path)));
  }
  const unknown = named.filter((field) => !hasField(markdown, field));
  const faults = unknown.length === 0 ? '' : `\n\nThere is no field ${unknown.join(', ')} on this page.`;
  const toNotes = (): string => {
    const all = [...leftOut].join(', ');
    return `${faults}${all && `\n\nLeft out: ${all}. Name "fields" to read them, or raise "maxTokens".`}\n`;
  };
  for (const step of steps.byUse) {
    if (lengthOf(sections) + toNotes().length <= limit) break;
    shorten(step);
  }
  return joinSections(sections).trimEnd() + toNotes();
}

interface Steps {
  /** What most operations share, or is said twice. */
  readonly always: readonly Step[];
  readonly examples: readonly Step[];
  /** All that can be omitted, least useful first. */
  readonly byUse: readonly Step[];
}

function stepsFor(labels: OperationLabels, isKept: Test, isFocus: Test): Steps {
  const { example } = labels;
  const examples = new RegExp(
    `^${example}:[^\\n]*\\n\\n(?:(?!${example}:|#|\`{3}|- )[^\\n]+\\n\\n)?(\`{3,})[^\\n]*\\n[\\s\\S]*?\\n\\1\\n*`,
    'gm',
  );
  const pattern = `(?:\\p{L}+ )?${labels.matches} \`[^\`]*\``;
  const patterns = new RegExp(` · ${pattern}| ${pattern}(?: ·|\\.)?`, 'giu');
  const seen = new Map<string, string>();
  const responseExamples: Step = {
    leavesOut: 'response examples',
    apply: ({ text }, isResponse) => (isResponse ? text.replace(examples, '') : text),
  };
  const links: Step = { leavesOut: 'links', apply: ({ text }) => text.replace(listAfter(labels.links), '') };
  const requestExamples: Step = { leavesOut: 'request examples', apply: ({ text }) => text.replace(examples, '') };
  return {
    always: [
      { leavesOut: 'repeated lists', apply: ({ text }) => sayOnce(text, seen, isFocus) },
      {
        leavesOut: 'header details',
        apply: ({ text }) =>
          text.replace(listAfter(labels.headers), (whole, list: string) =>
            someItem(readParts(list), isFocus) ? whole : `${labels.headers}: ${namesIn(list)}\n`,
          ),
      },
      {
        leavesOut: 'server variables',
        apply: ({ title, text }) => (title === labels.servers ? text.replace(/^ +- .*\n?/gm, '') : text),
      },
    ],
    examples: [responseExamples, links, requestExamples],
    byUse: [
      responseExamples,
      onItems('nested response fields', true, (item, path) => (path.length < 2 || isFocus(item, path) ? item : null)),
      {
        leavesOut: 'patterns',
        apply: ({ text }) =>
          onParts(text, (parts) =>
            mapItems(parts, (item, path) =>
              isFocus(item, path) ? item : { ...item, line: item.line.replace(patterns, '') },
            ),
          ),
      },
      onItems('descriptions of response fields', true, (item, path) =>
        fieldName(item) === null || isFocus(item, path) ? item : nameAndType(item),
      ),
      links,
      requestExamples,
      { leavesOut: 'servers', apply: ({ title, text }) => (title === labels.servers ? '' : text) },
      onItems('parts of optional fields', false, (item, path) =>
        fieldName(item) === null || isKept(item, path) || isFocus(item, path) ? item : { ...item, parts: [] },
      ),
      onItems('descriptions of optional fields', false, (item, path) =>
        fieldName(item) === null || isKept(item, path) || isFocus(item, path) ? item : nameAndType(item),
      ),
      nameOthers((item, path, isResponse) => isResponse || isKept(item, path) || isFocus(item, path)),
      {
        leavesOut: 'error details',
        apply: ({ title, text }) => (title === labels.errors ? text.replace(/^(- .*?): .*/gm, '$1') : text),
      },
      onItems('parts of fields', false, (item, path) =>
        path.length < 2 || isFocus(item, path) ? item : nameAndType(item),
      ),
      nameOthers((item, path) => isFocus(item, path)),
    ],
  };
}

function onItems(leavesOut: string, ofResponse: boolean, change: Parameters<typeof mapItems>[1]): Step {
  return {
    leavesOut,
    apply: ({ text }, isResponse) =>
      isResponse === ofResponse ? onParts(text, (parts) => mapItems(parts, change)) : text,
  };
}

/** Reduces each list to the fields that matter, and the names of the others on one line. */
function nameOthers(matters: (item: ListItem, path: readonly string[], isResponse: boolean) => boolean): Step {
  const reduce = (parts: readonly Part[], above: readonly string[], isResponse: boolean): readonly Part[] => {
    const others: string[] = [];
    const kept: Part[] = [];
    let end = 0;
    for (const part of parts) {
      const name = typeof part === 'string' ? null : fieldName(part);
      const path = name === null ? above : [...above, name];
      if (typeof part === 'string') kept.push(part);
      else if (name === null || matters(part, path, isResponse))
        kept.push({ ...part, parts: reduce(part.parts, path, isResponse) });
      else others.push(`${others.length === 0 ? part.line.replace(/\S.*/, '- ') : ''}\`${name}\``);
      if (typeof part !== 'string') end = kept.length;
    }
    const more = others.length - MAX_NAMES;
    const names = others.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return others.length === 0 ? kept : kept.toSpliced(end, 0, names);
  };
  return {
    leavesOut: 'all but the names of other fields',
    apply: ({ text }, isResponse) => onParts(text, (parts) => reduce(parts, [], isResponse)),
  };
}

/** Whether a path is that of a field, or below it. The field's name may leave out parents. */
function isWithin(path: readonly string[], field: string): boolean {
  return `.${path.join('.')}.`.includes(`.${field}.`);
}

function hasField(text: string, field: string): boolean {
  return someItem(readParts(text), (_, path) => isWithin(path, field));
}

/** The field, or the nearest one above it that the text has, which may link to a page with the field. */
function findNearest(text: string, field: string): string {
  const dot = field.lastIndexOf('.');
  return dot === -1 || hasField(text, field) ? field : findNearest(text, field.slice(0, dot));
}

/** Replaces a list that has been there before by the name of the field that has it, unless it matters. */
function sayOnce(text: string, seen: Map<string, string>, isFocus: Test): string {
  return onParts(text, (parts) =>
    mapItems(parts, (item, path) => {
      const indent = item.line.search(/\S/);
      const below = writeParts(item.parts).replace(new RegExp(`^ {${indent}}`, 'gm'), '');
      if (below.length < MIN_REPEATED_LENGTH || path.length === 0) return item;
      const first = seen.get(below);
      if (first === undefined) seen.set(below, path.join('.'));
      return first === undefined || isFocus(item, path)
        ? item
        : { line: `${item.line} As in \`${first}\`.`, parts: [] };
    }),
  );
}

function onParts(text: string, change: (parts: readonly Part[]) => readonly Part[]): string {
  return writeParts(change(readParts(text)));
}

/** The word after a type that marks a field as required. Only its first letter differs from the label. */
function requiredMark({ required }: OperationLabels): RegExp {
  const [first = '', rest] = [required.charAt(0), required.slice(1)];
  return new RegExp(` [${first}${first.toLowerCase()}]${rest}(?= |$)`);
}

/** Whether a request has a member or parameter with a name. */
function usedIn(sample: string, name: string | null): boolean {
  return (
    name !== null &&
    [`"${name}"`, `?${name}=`, `&${name}=`, `'${name}=`, `${name}: `].some((use) => sample.includes(use))
  );
}

/** Adds the error responses to the page's list of errors, except those with a field that no other section has. */
function mergeErrors(
  all: readonly MarkdownSection[],
  labels: OperationLabels,
  fields: readonly string[],
): MarkdownSection[] {
  const others = all.filter((section) => !isError(section));
  const own = fields.filter((field) => !others.some(({ text }) => hasField(text, field)));
  const errors = all.filter((section) => isError(section) && !own.some((field) => hasField(section.text, field)));
  const [first] = errors;
  if (first === undefined) return [...all];
  const title = labels.errors;
  const listed = all.find((section) => section.level === 3 && section.title === title);
  const usual = bodyOf(listed ?? first);
  const items = errors.map((error) => {
    const body = bodyOf(error);
    return `- ${error.title}${descriptionOf(error, labels)}${body === usual || body === '' ? '' : ` (${body})`}\n`;
  });
  const head = listed?.text.trimEnd() ?? `### ${title}\n${usual && `\n${usual}\n`}`;
  const merged = { level: 3, title, text: `${head}\n${items.join('')}` };
  return all.flatMap((section) => {
    if (section === (listed ?? first)) return [merged];
    return errors.includes(section) ? [] : [section];
  });
}

/** The media type and the type of what an error responds with. */
function bodyOf({ text }: MarkdownSection): string {
  return /^`[^`]+`(?:, .*)?$/m.exec(text)?.[0].replace(/:$/, '') ?? '';
}

function isError({ level, title }: MarkdownSection): boolean {
  return level === 3 && ERROR.test(title);
}

/** What an error's description begins with. A description is the first thing below a heading. */
function descriptionOf({ text }: MarkdownSection, { headers, links }: OperationLabels): string {
  const paragraph = text.split('\n\n')[1]?.trim().replace(/\n/g, ' ') ?? '';
  const isOther =
    paragraph === '' || /^`[^`]+`(?:,|:?$)/.test(paragraph) || [`${headers}:`, `${links}:`].includes(paragraph);
  return isOther ? '' : `: ${paragraph}`;
}

function namesIn(list: string): string {
  return [...list.matchAll(/^- (`[^`]+`)/gm)].map(([, name]) => name).join(', ');
}

function joinSections(sections: readonly MarkdownSection[]): string {
  return sections
    .map(({ text }) => text)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

function lengthOf(sections: readonly MarkdownSection[]): number {
  return sections.reduce((sum, { text }) => sum + text.length + 1, 0);
}

function listAfter(label: string): RegExp {
  return new RegExp(`^${label}:\\n\\n((?:- .*\\n?)+)`, 'gm');
}
