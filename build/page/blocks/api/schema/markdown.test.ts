import { expect, it } from 'vitest';
import { compileDescription } from '../../../../../test/build/openapi/api-fixture.ts';

it.each([
  ['An amount', 'An amount. 1 to 5.'],
  ['An amount.', 'An amount. 1 to 5.'],
  ['金額です。', '金額です。 1 to 5.'],
  ['「金額」です！', '「金額」です！ 1 to 5.'],
  ['هل المبلغ صحيح؟', 'هل المبلغ صحيح؟ 1 to 5.'],
])('ends the sentence %j once, in any script', (description, expected) => {
  const amount = { type: 'integer', minimum: 1, maximum: 5, description };
  const { markdown } = compileDescription({
    openapi: '3.1.0',
    info: { title: 'Ledger', version: '1' },
    paths: {},
    components: { schemas: { Entry: { type: 'object', properties: { amount } } } },
  });
  expect(markdown('/api/schemas/Entry')).toContain(`: ${expected}`);
});

it('shows the format of a type as text, not as the tag of an element', () => {
  const { markdown } = compileDescription({
    openapi: '3.1.0',
    info: { title: 'Ledger', version: '1' },
    paths: {},
    components: {
      schemas: { Entry: { type: 'object', properties: { id: { type: ['string', 'null'], format: 'uuid' } } } },
    },
  });
  expect(markdown('/api/schemas/Entry')).toContain('- `id` string \\<uuid> or null');
});
