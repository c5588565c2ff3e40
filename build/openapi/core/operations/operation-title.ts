import { decodeHTMLStrict } from 'entities';
import { HTML_ELEMENTS } from '../../../page/html/elements.ts';
import { inWords, toWords } from '../rest-title.ts';

/** The longest summary, in characters, that serves as a title: some descriptions put paragraphs there. */
const MAX_SUMMARY_LENGTH = 120;

/** The longest sentence, in characters, that serves as a title. */
const MAX_LENGTH = 64;

/** The number of characters searched for the first sentence. */
const MAX_SEARCHED = 1_000;

/** What may follow in a long sentence after what the operation does: `within an area`. */
const ADDITION =
  /,?(?: \(| (?:as well as|based on|constrained|excluding|grouped by|in order to|including|ordered by|so that|sorted by|such as|unless|until|using|when|where|whether|within)\b|(?: (?:at|by|for|from|in|of|on|to|with))? which\b)|, and (?:also|its|optionally|their|then)\b/g;

/** The fewest characters before an addition. */
const MIN_LENGTH = 20;

/** How a sentence begins that first says when, or what for. */
const CONDITION = /^(?:after|as|before|by|for|given|if|in|once|on|to|when|while|with)\b/i;

/** How a sentence begins that first says what has the description: `This endpoint is used to`, `The method get_user`. */
const KIND = '(?:api|call|endpoint|function|method|operation|request|resource|route|service)';
const READER = '(?:callers|clients|developers|the client|the user|users|you)';
const PREAMBLE = new RegExp(
  [
    `^use th(?:e|is) ${KIND} to `,
    `^th(?:e|is) ${KIND} (?:(?:can|may|should) be used to|is used to|will|allows to|(?:allows|enables) ${READER} to|lets ${READER}) `,
    `^th(?:e|is) ${KIND} (?:[\\w.-]+ )?(?=(?!(?:accepts|does|expects|has|is|needs|requires|supports|takes|was|works) )[a-z]+s )`,
  ].join('|'),
  'i',
);

/** The start of a remark about the operation, as opposed to what it does. */
const REMARK = /^(?:deprecated|beta|internal|note|notice|warning|important|todo|this)\b/i;

/** What says how things are rather than what an operation does: `Draft invoices are editable`. */
const STATEMENT = /^\S+(?: (?!(?:that|which|who)\b)\S+){1,2} (?:are|can|cannot|has|have|is|may|must|should|was|were) /;

/** Abbreviations, which end in a full stop without ending the sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|no|approx|incl|resp|[A-Z])\.$/i;

/** HTML within a line. Other words in angle brackets are placeholders. */
const TAG = /<\/?(a|b|br|code|em|font|i|img|p|small|span|strong|sub|sup|u)(\s[^<>]{0,500})?\/?>/gi;

const LINK = /!?\[([^[\]]{0,200})\]\([^()\s]{0,500}\)/g;

interface SentenceTitle {
  readonly text: string;
  /** Whether the sentence says more. */
  readonly isCut: boolean;
}

/**
 * The first sentence of a description as a title, without markup, final full stop and what says `This endpoint`. Null if it
 * is long, a single word or a remark, or if the description does not start with a paragraph.
 */
export function sentenceTitle(description: string): SentenceTitle | null {
  const [paragraph = ''] = description
    .slice(0, MAX_SEARCHED)
    .trim()
    .split(/\n\s*\n/);
  if (/^(?:[#>|*+`~-]|\d+[.)]\s)/.test(paragraph)) return null;
  const whole = firstSentence(toPlainText(paragraph));
  const sentence = withoutAddition(whole.replace(PREAMBLE, ''));
  const isTitle =
    sentence.length <= MAX_LENGTH &&
    /^[\p{L}\p{N}]\S*\s+\S/u.test(sentence) &&
    !REMARK.test(sentence) &&
    !STATEMENT.test(sentence);
  return isTitle ? { text: capitalize(withoutStop(sentence)), isCut: sentence !== whole } : null;
}

/**
 * A summary as a title, without markup and final full stop, and the rest as an introduction. A long summary is all
 * introduction.
 */
export function splitSummary(summary: string): { readonly title: string | null; readonly lead: string | null } {
  const [first = '', ...rest] = summary.trim().split(/\n\s*\n/);
  const title = capitalize(withoutStop(withoutMarkup(first).replace(/\s+/g, ' ').trim()));
  if (title.length > MAX_SUMMARY_LENGTH) return { title: null, lead: summary };
  return { title: title || null, lead: rest.length === 0 ? null : rest.join('\n\n') };
}

/** Whether a description only repeats the title. */
export function saysOnly(description: string, title: string): boolean {
  return description.length < MAX_SEARCHED && capitalize(withoutStop(toPlainText(description))) === title;
}

/** `GroupController_action`, as frameworks write it, `Group_Action` or `group.part.action`. */
const GROUPED_ID =
  /^(\p{L}[^_]*)Controller_(\p{L}.*)$|^(\p{L}[^_]*)_(\p{Lu}[^_]*)$|^(\p{L}.*)[.:/#](\p{L}[\p{L}\p{Nd}_-]*)$/u;

/** An identifier, such as the name of a method. */
const IDENTIFIER = /^\p{Ll}[\p{L}\p{Nd}_]*$/u;

/**
 * Whether a summary only repeats the id, as generators write it: Goa has "method service" for `service#method`, others
 * `getByName` for `usersGetByName`.
 */
export function repeatsId(summary: string, operationId: string | null): boolean {
  if (operationId === null) return false;
  const [service, method] = operationId.split('#');
  if ((summary === operationId && !summary.includes(' ')) || summary === `${method} ${service}`) return true;
  return IDENTIFIER.test(summary) && toWords(operationId).endsWith(` ${toWords(summary)}`);
}

/** First words of an id that begins with the action: `Get_AllUsers`. */
const ACTION = /^(?:add|create|delete|find|get|list|patch|post|put|remove|search|set|update)\b/i;

/**
 * The name of an operation without a summary: its id in words. If the id begins with a group, a colon ends that:
 * `Values_GetAll` → `Values: get all`.
 */
export function idTitle(operationId: string): string {
  const [group, action] = splitId(operationId);
  if (group === action && group !== '') return group;
  const title = (inWords(operationId) || operationId).replace(/^Partial update /, 'Partially update ');
  return group === '' || ACTION.test(group) ? title : `${group}: ${action.replace(/^\p{Lu}(?!\p{Lu})/u, lowerCase)}`;
}

/** The action of `UserService_ListUsers`, as gRPC gateways write ids, or `users#list_users`, as Goa does; or null. */
export function actionTitle(operationId: string): string | null {
  const [group, action] = splitId(operationId);
  return action.includes(' ') && (/ service$/i.test(group) || operationId.includes('#')) ? action : null;
}

function splitId(operationId: string): readonly [group: string, action: string] {
  const [group = '', action = ''] = (GROUPED_ID.exec(operationId) ?? []).slice(1).flatMap((part) => part ?? []);
  return [inWords(group), inWords(action)];
}

function lowerCase(letter: string): string {
  return letter.toLowerCase();
}

/** Capitalizes a first word that is not a name, such as iOS. Georgian has no capitals at the start of sentences. */
function capitalize(text: string): string {
  return text.replace(
    /^(?!\p{Script=Georgian})\p{Ll}\p{Ll}*(?=\s|$)/u,
    (word) => word[0]?.toUpperCase() + word.slice(1),
  );
}

function firstSentence(text: string): string {
  for (const { index } of text.matchAll(/[.!?](?=\s)/g)) {
    const sentence = text.slice(0, index + 1);
    if (!ABBREVIATION.test(sentence)) return sentence;
  }
  return text;
}

/** A sentence that is too long for a title, without what follows after what it says first. */
function withoutAddition(sentence: string): string {
  if (sentence.length <= MAX_LENGTH || CONDITION.test(sentence)) return sentence;
  const ends = Array.from(sentence.matchAll(ADDITION), ({ index }) => index);
  const end = ends.findLast((at) => at >= MIN_LENGTH && at <= MAX_LENGTH);
  return end === undefined ? sentence : sentence.slice(0, end);
}

function withoutStop(text: string): string {
  return text.endsWith('..') || ABBREVIATION.test(text) ? text : text.replace(/[.:;]$/, '');
}

/** Removes the markup that is not part of names, such as `_search`. Summaries are plain text, but not all authors know. */
function withoutMarkup(summary: string): string {
  return decodeHTMLStrict(withoutTags(summary))
    .replace(LINK, '$1')
    .replace(/(`+)([^`]{1,200})\1/g, '$2')
    .replace(/\*\*([^*]{1,200})\*\*/g, '$1');
}

/** Removes tags that have attributes or a closing tag. Others may be placeholders: "Compare <a> with <b>". */
function withoutTags(summary: string): string {
  const closed = closedNames(summary);
  return summary.replace(TAG, (tag, given: string, attributes = '') => {
    const name = given.toLowerCase();
    if (name === 'br' || name === 'p') return ' ';
    return attributes.includes('=') || closed.has(name) ? '' : tag;
  });
}

function closedNames(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/(?<=<\/)[a-z]+(?=>)/g));
}

/** Keeps placeholders, such as `<id>` and the parameter of `List<Job>`, as the text does. */
function toPlainText(markdown: string): string {
  const closed = closedNames(markdown);
  const text = markdown.replace(/<\/?([a-z][^\s<>/]*)([^<>]{0,500})>/gi, (tag, given: string, more: string) => {
    const name = given.toLowerCase();
    return HTML_ELEMENTS.has(name) || closed.has(name) || /[:@]/.test(name) || more.includes('=') ? ' ' : tag;
  });
  return decodeHTMLStrict(text)
    .replace(LINK, '$1')
    .replace(/[`*]|\b_|_\b/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}
