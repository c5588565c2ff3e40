import { STATUS_CODES } from 'node:http';
import { describe, expect, it } from 'vitest';
import { saysOnly, statusText } from '../../../../build/openapi/pages/messages.ts';
import { reference as referenceEn } from '../../../../worker/model/messages/en.ts';
import { findMessages } from '../../../../worker/model/messages/find-messages.ts';
import { compileContent, SMALLEST_SITE } from '../../content-folder.ts';

describe('statusText()', () => {
  it.each([
    ['200', 'OK'],
    [' 404 ', 'Not Found'],
    ['413', 'Content Too Large'],
    ['422', 'Unprocessable Content'],
    ['4XX', 'Client error'],
    ['5xx', 'Server error'],
    ['2XX', 'Success'],
    ['default', 'Any other status'],
    ['Default', 'Any other status'],
    ['299', null],
    ['6XX', null],
    ['306', null],
    ['', null],
    ['constructor', null],
  ])('%o → %o', (status, expected) => {
    expect(statusText(status, referenceEn)).toBe(expected);
  });

  it.each([
    ['de', '404', 'Nicht gefunden'],
    ['fr', '422', 'Contenu non traitable'],
    ['ja', '500', 'サーバー内部エラー'],
    ['pt', '429', 'Muitas solicitações'],
    ['da', '404', 'Not Found'],
  ])('in %s: %s → %s', (locale, status, expected) => {
    expect(statusText(status, findMessages(locale).reference)).toBe(expected);
  });

  it("matches Node's texts, except those that RFC 9110 changed and one that was never registered", () => {
    const differing = Object.entries(STATUS_CODES)
      .filter(([code, name]) => statusText(code, referenceEn) !== name)
      .map(([code]) => code);
    expect(differing).toEqual(['413', '422', '509']);
  });
});

describe('saysOnly()', () => {
  it.each([
    ['Created', 'Created', true],
    [' created. ', 'Created', true],
    ['Bad request', 'Bad Request', true],
    ['', 'OK', false],
    ['An invoice was created.', 'Created', false],
    ['**OK**', 'OK', false],
  ])('%j next to %j: %s', (text, title, expected) => {
    expect(saysOnly(text, title)).toBe(expected);
  });
});

describe('responses on a German site', () => {
  it('have the names of statuses in German, and texts of the description as they are', async () => {
    const { html } = await compileContent({
      'site.yaml': `${SMALLEST_SITE['site.yaml']}locale: de\napis: [{ id: a, description: api.yaml }]\n`,
      'index.md': '# A\n',
      'api.yaml': `openapi: 3.1.0
info: { title: A, version: "1" }
paths:
  /x:
    get:
      operationId: readX
      responses:
        "200": { description: OK }
        "404": { description: Not Found }
        "409": { description: Another request was faster. }
        "422": { description: Das Konto ist gesperrt., summary: Unprocessable }
`,
    });
    const text = html('/api/read-x')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
    expect(text).toContain('404 Nicht gefunden');
    expect(text).not.toContain('Not Found');
    expect(text).toContain('409 Konflikt Another request was faster.');
    expect(text).toContain('422 Unprocessable Das Konto ist gesperrt.');
  });
});
