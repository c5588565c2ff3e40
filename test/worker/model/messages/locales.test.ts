import { describe, expect, it } from 'vitest';
import * as locales from '../../../../worker/model/messages/locales.ts';
import { flattenTexts, sampleArguments } from './flatten-texts.ts';

const english = flattenTexts(locales.en);
const names = english.map(({ name }) => name);
const others = Object.values(locales).filter(({ locale }) => locale !== 'en');

describe.each(others.map((messages) => [messages.locale, messages] as const))('the locale %s', (_, messages) => {
  it('has every text, and no others', () => {
    expect(
      flattenTexts(messages)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(names.toSorted());
    for (const { name, text } of flattenTexts(messages)) expect(text.trim(), name).not.toBe('');
  });

  it('uses all values in the texts in which English does', () => {
    for (const { name, text, isFunction } of flattenTexts(messages)) {
      const original = english.find((each) => each.name === name);
      if (!isFunction || original === undefined) continue;
      for (const value of ['11', '23', '37', 'first', 'second', 'third'])
        expect([name, value, text.includes(value)]).toEqual([name, value, original.text.includes(value)]);
    }
  });

  it('uses the same words in code', () => {
    for (const { name, text } of flattenTexts(messages)) {
      const original = english.find((each) => each.name === name)?.text ?? '';
      for (const [code] of original.matchAll(/`[^`]+`|https:\S+[\w/]/g)) expect(text, name).toContain(code);
    }
  });

  it('has a text for each number that its plural rules tell apart', () => {
    for (const count of [0, 1, 2, 3, 5, 11, 21, 22, 25, 100, 101, 1_000_000]) {
      const texts = flattenTexts(messages, (call, name) =>
        sampleArguments(call, name).map((value) => (value === 11 ? count : value)),
      );
      for (const { name, text } of texts) expect(text, `${name} of ${count}`).not.toMatch(/undefined|NaN/);
    }
  });

  it('says zero if English does, though some languages count it as singular', () => {
    const none = (value: unknown) => (value === 11 ? 0 : value);
    const flattened = [locales.en, messages].map((each) =>
      flattenTexts(each, (call, name) => sampleArguments(call, name).map(none)),
    );
    const [said = [], translated = []] = flattened;
    // Nothing shows a list of no examples.
    for (const { name, text } of translated)
      if (name !== 'article.exampleCount' && said.find((each) => each.name === name)?.text.includes('0'))
        expect(text, name).toContain('0');
  });

  it('says how many results there are once if all are shown', () => {
    expect(messages.search.resultCount(37, 37).match(/37/g)).toHaveLength(1);
    expect(messages.search.resultCount(23, 37)).toMatch(/23.*37|37.*23/);
  });

  it('says kilobytes from a thousand bytes on', () => {
    expect(messages.tryIt.bytes(999)).toMatch(/^999/);
    expect(messages.tryIt.bytes(1_000)).toMatch(/^1\D/);
  });

  it('says where an API key is sent', () => {
    const places = ['header', 'query', 'cookie'].map((place) => messages.reference.credentials.apiKey(place, ''));
    const none = messages.reference.credentials.apiKey('', '');
    for (const place of places) expect(place.length).toBeGreaterThan(none.length);
    expect(new Set(places).size).toBe(3);
  });

  it('names what programs look for in the Markdown of operations without special characters', () => {
    const { errors, example, headers, links, responses, servers } = messages.page;
    for (const label of [errors, example, headers, links, responses, servers, messages.agents.matches])
      expect(label).toMatch(/^[\p{L}\p{M}' ’-]+$/u);
  });
});
