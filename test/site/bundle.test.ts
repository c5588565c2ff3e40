import { describe, expect, it } from 'vitest';
import bundle from '../../.cache/test/worker/app.js?raw';

describe('the bundle', () => {
  it.each([
    ['https://react.dev/errors/', true],
    ['Each child in a list should have a unique "key" prop', false],
    ['NODE_ENV', false],
  ])('of production React contains %j: %s', (text, held) => {
    expect(bundle.includes(text)).toBe(held);
  });
});
