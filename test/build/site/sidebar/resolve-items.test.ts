import { describe, expect, it } from 'vitest';
import { firstHeading } from '../../../../build/site/sidebar/resolve-items.ts';
import { startCpuClock } from '../../../cpu-clock.ts';

describe('firstHeading()', () => {
  it.each([
    ['# A *b* {#c}\n', 'A b'],
    ["import A from 'a'\n\n<!-- # B -->\n{/* # C\n*/} # D", 'D'],
    ['<!-- a --> <!-- b -->\r\nTitle\r\n===\r\n', 'Title'],
    ['import duties\n===\n', 'import duties'],
    ['A text\n\n# B', null],
    ['<!-- # A', null],
  ])('reads the heading of %j', (body, heading) => {
    expect(firstHeading(body)).toBe(heading);
  });

  it.each(['<!-- a -->', '{/* a */}', '\n', 'import a\n', '<!-- '])(
    'takes bounded time for a page without a heading after many %j',
    (text) => {
      const elapsed = startCpuClock();
      expect(firstHeading(`${text.repeat(50_000)}text`)).toBe(null);
      expect(elapsed()).toBeLessThan(4_000);
    },
  );
});
