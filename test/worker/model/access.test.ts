import { describe, expect, it } from 'vitest';
import { type Audience, visibleAudiences } from '../../../worker/model/access.ts';

const audience = (name: string, ...includes: string[]): Audience => ({ name, label: name, includes, claims: {} });

const SETTINGS = {
  audiences: [
    audience('partners'),
    audience('staff', 'partners', 'press'),
    audience('press'),
    audience('board', 'staff'),
  ],
};

describe('visibleAudiences()', () => {
  it('adds what the audiences of a reader include, at any depth, in the order of the settings', () => {
    expect(visibleAudiences(SETTINGS, ['partners'])).toEqual(['partners']);
    expect(visibleAudiences(SETTINGS, ['board'])).toEqual(['partners', 'staff', 'press', 'board']);
    expect(visibleAudiences(SETTINGS, ['press', 'partners', 'press'])).toEqual(['partners', 'press']);
  });

  it('ignores names that the settings do not have, and ends if audiences include each other', () => {
    expect(visibleAudiences(SETTINGS, ['former', 'constructor'])).toEqual([]);
    expect(visibleAudiences({ audiences: [audience('a', 'b'), audience('b', 'a')] }, ['b'])).toEqual(['a', 'b']);
  });
});
