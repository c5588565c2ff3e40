import { describe, expect, it } from 'vitest';
import { watchPolicy } from '../../../../worker/forms/client/watch-policy.ts';

describe('watchPolicy()', () => {
  it.each([
    ['connect-src', true],
    ['img-src', false],
  ])('waits for the event of a request, and ignores others: %s', async (effectiveDirective, expected) => {
    const page = new EventTarget();
    const policy = watchPolicy(page);
    const answer = policy.hasForbidden();
    page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
    expect(await answer).toBe(expected);
  });
});
