import { describe, expect, it } from 'vitest';
import { dateWordsOf } from '../../../../build/release/search/date-words.ts';
import { findLanguage } from '../../../../worker/search/languages/find-language.ts';
import { mapActions } from '../../../../worker/search/languages/language.ts';
import { cleanQuery, MAX_QUERY_LENGTH } from '../../../../worker/search/query/clean-query.ts';
import { type ParsedQuery, parseQuery } from '../../../../worker/search/query/parse-query.ts';
import { makeCalendar } from '../../../../worker/search/query/read-changes.ts';
import { reword } from '../../../../worker/search/query/reword.ts';
import { WordReader } from '../../../../worker/search/words/words.ts';

const language = findLanguage('en');
const knowledge = {
  reader: new WordReader(language),
  calendar: makeCalendar(dateWordsOf('en'), language),
  verbs: mapActions({ act: ['approve', 'protect', 'reply'], delete: ['unpin'], update: ['close'] }),
};
const parse = (text: string): ParsedQuery => parseQuery(text, knowledge);

describe('parseQuery()', () => {
  it('keeps "us", which is a country in names', () => {
    expect(parse('verify a US address').terms.map(({ stem }) => stem)).toEqual(['verifi', 'us', 'address']);
  });

  it.each([
    ['how do I void an invoice', ['void', 'invoic'], true],
    ['what roles exist', ['role'], true],
    ['where do I find my API key', ['api', 'key'], true],
    ['where is something that everyone made with my key', ['key'], true],
    ['find', ['find'], false],
    ['how does it work', ['work'], true],
    ['the of and', ['the', 'of', 'and'], false],
    ['invoices invoice', ['invoic'], false],
  ])('parses %j to %j', (text, stems, isQuestion) => {
    const query = parse(text);
    expect([query.terms.map(({ stem }) => stem), query.isQuestion]).toEqual([stems, isQuestion]);
  });

  it('distinguishes a single name from adjacent words', () => {
    const names = (text: string): string[] =>
      parse(text)
        .spans.filter(({ isName }) => isName)
        .map(({ joined }) => joined.surface);
    expect([names('dueDate'), names('due-date'), names('due date')]).toEqual([['duedate'], ['duedate'], []]);
  });

  it.each([
    ['webhook deliveries', 'thing'],
    ['saved views', 'done'],
    ['open incidents', 'done'],
    ['unpaid invoices', 'done'],
    ['recent payments', 'done'],
    ['open an incident', 'act'],
    ['embed videos', 'thing'],
    ['hundred items', 'thing'],
    ['signed address', 'thing'],
    ['feed items', 'thing'],
    ['create webhook', 'create'],
    ['protect a branch', 'act'],
    ['approve bill', 'act'],
    ['close bill', 'update'],
    ['unpin a bill', 'delete'],
    ['get bill', 'get'],
    ['get bills', 'look'],
    ['who can see bills', null],
    ['who saw bills', 'done'],
    ['how many bills are due', 'done'],
    ['how much do we make', 'done'],
    ['how are bills sorted', null],
    ['which bills do I approve', 'done'],
    ['get rid of a bill', 'delete'],
    ['approve', 'thing'],
    ['comment on an issue', 'act'],
    ['pull-request-review', 'name'],
    ['pull_request_reviews', 'thing'],
    ['PullRequestReviews', 'name'],
    ['review_status', 'name'],
    ['createWebhook', 'create'],
    ['invoice.paid', 'thing'],
    ['how do I create a webhook', 'create'],
    ['how do I reply to a comment', 'act'],
    ['how do webhooks look', null],
    ['/webhooks', 'thing'],
    ['GET /webhooks', null],
  ])('detects the intent of %j', (text, intent) => {
    expect(parse(text).intent).toBe(intent);
  });

  it.each([
    ['get rid of an old key', 'delete an old key'],
    ['throw a bot out of a channel', 'remove a bot a channel'],
    ['put a user in a group', 'add a user a group'],
    ['bring a deleted note back', 'restore a deleted note'],
    ['make jane an admin', 'assign role admin jane'],
    ['turn the feature off', 'disable the feature'],
    ['log jane out everywhere', 'log out jane everywhere'],
    ['sign out', 'sign out'],
    ['look a user up', 'search a user'],
    ['"get rid of"', '"get rid of"'],
    ['get users in a group', 'get users in a group'],
    ['log entries on a server', 'log entries on a server'],
    ['power a server on', 'power on a server'],
    ['get someone into a team', 'add someone a team'],
    ['turn one two three four off', 'turn one two three four off'],
    ['who am I logged in as', 'who am I'],
    ['is my own domain set up right', 'check my own domain'],
    ['say no to a person', 'reject a person'],
    ['take a bookmark out of a list', 'remove a bookmark a list'],
    ['take time off', 'take time off'],
    ['get my data back', 'restore my data'],
    ['get my money back', 'get my money back'],
    ['send it again', 'resend it'],
    ['take a backup', 'create a backup'],
    ['make a template the standard one', 'set default a template'],
    ['make a repository private', 'set private a repository'],
    ['stop someone from writing to us', 'block someone writing to us'],
    ['stop an email from going out', 'cancel an email'],
    ['ask a person to confirm an address', 'confirm a person an address'],
    ['sign a customer up for a plan', 'sign up a customer for a plan'],
    ['find out who pays', 'get who pays'],
    ['give me a bill', 'get a bill'],
    ['tell me when a bill is due', 'alert a bill is due'],
  ])('reads %j as %j', (text, other) => {
    const stemsOf = (query: string): string[] => parse(query).terms.map(({ stem }) => stem);
    expect(reword(text)).toBe(other);
    expect(stemsOf(text)).toEqual(stemsOf(other));
    expect(parse(text).text).toBe(text);
  });

  it('omits numbers from names', () => {
    const namedTerms = (text: string): readonly number[] | undefined => parse(text).names[0]?.terms;
    expect([namedTerms('1099 report'), namedTerms('404')]).toEqual([[1], [0]]);
  });

  it('reads a method before a path', () => {
    expect(parse('get /invoices')).toMatchObject({ method: 'GET', paths: [{ written: '/invoices' }] });
  });

  it.each([
    'x'.repeat(10_000),
    'bills '.repeat(2_000),
    '"'.repeat(1_000),
    '/{}'.repeat(500),
    '💥'.repeat(500),
    '\u202e\u0000',
  ])('limits any query: %#', (text) => {
    const { terms, spans, paths, names } = parse(text);
    expect(terms.length).toBeLessThanOrEqual(12);
    expect(spans.length).toBeLessThanOrEqual(120);
    expect(paths.length).toBeLessThanOrEqual(2);
    expect(names[0]?.stems.length).toBeLessThanOrEqual(24);
    expect(cleanQuery(text).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  });
});
