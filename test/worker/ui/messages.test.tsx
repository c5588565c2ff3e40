import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationPage } from '../../../build/page/kinds/operation-page.tsx';
import { draftHtml } from '../../../build/page/visit-page.ts';
import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import { pluralizer } from '../../../worker/model/messages/grammar.ts';
import type { Messages, PageMessages } from '../../../worker/model/messages/messages.ts';
import { withOwnTexts } from '../../../worker/model/messages/own-texts.ts';
import { renderErrorArticle } from '../../../worker/ui/frame/error-article.tsx';
import { eightSamples, field, operation, response } from '../../build/page/kinds/fixtures.ts';
import { en } from '../../english.ts';

/** A second locale: every text of the interface in brackets. */
const pseudo: Messages = { ...en, ...bracket(en), locale: 'x-pseudo', page: { ...bracket(en.page), locale: 'en' } };

describe('Messages', () => {
  it('translate an operation completely: every visible text is from the locale or the description', () => {
    const facts = operation({
      security: [{ schemes: [] }],
      parameters: [{ id: 'query', location: 'query', title: '[Query]', parameters: [field('limit')] }],
      responses: [response('200')],
      samples: eightSamples(),
    });
    const html = draftHtml(operationPage(facts), pseudo.page)();
    const words = [en.page.authorization, en.page.responses, en.page.noAuthorization, en.page.codeSamples];
    for (const word of words) {
      expect(html).toContain(`[${word}]`);
      expect(html.replaceAll(`[${word}]`, '')).not.toContain(`>${word}<`);
    }
  });

  it('translate a page that the worker generates', () => {
    const site = { base: '', navbar: [], footer: {} };
    const html = renderErrorArticle({ error: 'not-found', site: site as never, path: '/x' }, pseudo.page);
    const texts = [...html.matchAll(/>([^<]+)</g)].map(([, text]) => text);
    expect(texts.filter((text) => !/^\[.*\]$/.test(text ?? ''))).toEqual([]);
  });

  it('of English are imported in one place, and by locales that take texts from them', () => {
    const importers = ['build', 'worker'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .filter((file) => !file.startsWith('search/languages/'))
        .filter((file) =>
          /^(?:import|export) (?!type\b).*'[^']*\/en\.ts';$/m.test(readFileSync(join(folder, file), 'utf8')),
        )
        // Starters of new sites have their own English texts.
        .filter((file) => !/(?:messages\/[a-z]{2,3}(?:-\w+)?|messages\/locales|starters\/all-starters)\.ts$/.test(file))
        .map((file) => join(folder, file)),
    );
    expect(importers).toEqual(['worker/model/messages/english.ts']);
  });

  it('are found by tag, then by language, and default to English', () => {
    const tags = ['en', 'en-GB', 'xx'].map((tag) => findMessages(tag).page);
    expect(tags).toEqual([en.page, en.page, en.page]);
  });
});

describe('withOwnTexts()', () => {
  it('replaces some texts of a section, at any depth, and keeps the others', () => {
    const client = withOwnTexts(en.client, { tabs: 'Auswahl', colorModes: { dark: 'dunkel' } }, 'de');
    expect(client).toEqual({ ...en.client, tabs: 'Auswahl', colorModes: { ...en.client.colorModes, dark: 'dunkel' } });
    const faults = withOwnTexts(en.faults, { atLeast: [['value'], 'Mindestens {value}.'] }, 'de');
    expect(faults.atLeast('3')).toBe('Mindestens 3.');
  });
});

describe('pluralizer()', () => {
  it('chooses the forms of the language', () => {
    const forms = { one: 'faktura', few: 'faktury', many: 'faktur', other: 'faktury' };
    expect([1, 3, 5].map((count) => pluralizer('pl')(count, forms))).toEqual(['faktura', 'faktury', 'faktur']);
  });
});

function bracket<T extends Messages | PageMessages>(messages: T): T {
  return mark(messages) as T;
}

function mark(value: unknown): unknown {
  if (typeof value === 'string') return `[${value}]`;
  if (typeof value === 'function') return (...values: unknown[]) => `[${String(value(...values))}]`;
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, mark(inner)]));
}
