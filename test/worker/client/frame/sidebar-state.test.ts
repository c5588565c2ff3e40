import { describe, expect, it } from 'vitest';
import { formatSidebarState, parseSidebarState } from '../../../../worker/client/frame/sidebar-state.ts';

describe('parseSidebarState()', () => {
  it('restores written state', () => {
    const state = {
      scrollTop: 120.5,
      groups: new Map<string, boolean | number>([
        ['user', true],
        ['developers', false],
        ['invoices', 310],
      ]),
    };
    expect(parseSidebarState(formatSidebarState(state))).toEqual(state);
  });

  it.each([null, '', 'null', '7', '[]', '{"groups":null}', '{"scrollTop":'])('is empty for %j', (text) => {
    expect(parseSidebarState(text)).toEqual({ scrollTop: 0, groups: new Map() });
  });

  it('ignores values of other types', () => {
    const text = '{"scrollTop":"low","groups":{"user":true,"developers":"open"}}';
    expect(parseSidebarState(text)).toEqual({ scrollTop: 0, groups: new Map([['user', true]]) });
  });
});
