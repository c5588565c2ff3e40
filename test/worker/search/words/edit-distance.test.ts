import { describe, expect, it } from 'vitest';
import { isLike } from '../../../../worker/search/words/edit-distance.ts';

describe('isLike()', () => {
  it.each([
    ['invoise', '/user/invoicing Invoicing'],
    ['invoices', '/api/add-invoice Add an invoice'],
    ['bils', '/user/bills Bills'],
    ['user', '/user/getting-started'],
    ['uesr', '/user/getting-started'],
    ['webhok', '/api/webhooks Webhooks'],
    ['createWebhookForTeam', '/api/add-webhook Add a webhook'],
  ])('finds %s in %s', (name, text) => {
    expect(isLike(name, text)).toBe(true);
  });

  it.each([
    ['nope', '/api/get-contact-settings Get the settings of a contact'],
    ['nope', '/user/notes Notes'],
    ['nope', '/user/quotes Quotes. Add a note, or none.'],
    ['bil', '/user/bank Bank'],
    ['', '/user/bank Bank'],
    ['getFooBar', '/user/getting-started Getting started'],
    ['getTaskById', '/api/get-invoice-by-id Get an invoice'],
  ])('does not find %s in %s', (name, text) => {
    expect(isLike(name, text)).toBe(false);
  });
});
