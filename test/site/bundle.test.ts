import { describe, expect, it } from 'vitest';
import agents from '../../.cache/test/worker/agents.js?raw';
import bundle from '../../.cache/test/worker/app.js?raw';

describe('the bundle', () => {
  it.each([
    ['https://react.dev/errors/', true],
    ['Each child in a list should have a unique "key" prop', false],
    ['NODE_ENV', false],
    ['import("./agents.js")', true],
    ['import("./search.js")', true],
    ['Method not found', false],
    ['<urlset', false],
  ])('contains %j: %s', (text, held) => {
    expect(bundle.includes(text)).toBe(held);
  });
});

describe('the module for agents', () => {
  it.each([
    ['Method not found', true],
    ['<urlset', true],
    ['https://react.dev/errors/', false],
  ])('contains %j: %s', (text, held) => {
    expect(agents.includes(text)).toBe(held);
  });
});
