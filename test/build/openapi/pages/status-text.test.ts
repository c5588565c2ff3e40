import { STATUS_CODES } from 'node:http';
import { describe, expect, it } from 'vitest';
import { saysOnly, statusText } from '../../../../build/openapi/pages/status-text.ts';
import { reference as referenceEn } from '../../../../worker/model/messages/en.ts';

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
