import { describe, expect, it } from 'vitest';
import { nextState, type SearchState, shownAnswer } from '../../../../../worker/client/search/state/search-state.ts';
import type { SearchAnswer } from '../../../../../worker/model/search/search.ts';
import { answer, toResult } from '../answers.ts';

const QUERY = { text: 'bill', area: null, method: null };
const START: SearchState = { kind: 'start' };
const ANSWER: SearchAnswer = answer([toResult({ title: 'Bills' })]);

describe('nextState()', () => {
  it('keeps the previous results until new ones arrive', () => {
    const answered = nextState(START, { kind: 'answered', query: QUERY, answer: ANSWER });
    const asking = nextState(answered, { kind: 'asked' });
    expect(asking).toEqual({ kind: 'asking', shown: ANSWER, slow: false });
    expect(shownAnswer(nextState(asking, { kind: 'asked' }))).toBe(ANSWER);
  });

  it('shows progress only while waiting', () => {
    const asking = nextState(START, { kind: 'asked' });
    expect(nextState(asking, { kind: 'delayed' })).toEqual({ kind: 'asking', shown: null, slow: true });
    expect(nextState(START, { kind: 'delayed' })).toBe(START);
  });

  it('still shows progress when more is typed', () => {
    const slow = nextState(nextState(START, { kind: 'asked' }), { kind: 'delayed' });
    expect(nextState(slow, { kind: 'asked' })).toEqual({ kind: 'asking', shown: null, slow: true });
  });

  it('reports no results, and keeps suggestions', () => {
    const nothing = { ...answer([]), suggestion: 'bills' };
    expect(nextState(START, { kind: 'answered', query: QUERY, answer: nothing })).toEqual({
      kind: 'nothing',
      query: QUERY,
      answer: nothing,
    });
  });

  it('drops results of cleared or failed queries', () => {
    const answered = nextState(START, { kind: 'answered', query: QUERY, answer: ANSWER });
    expect(nextState(answered, { kind: 'emptied' })).toEqual(START);
    expect(shownAnswer(nextState(answered, { kind: 'failed', query: QUERY, fault: 'offline' }))).toBeNull();
  });
});
