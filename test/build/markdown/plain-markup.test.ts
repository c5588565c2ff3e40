import { tests as specification } from 'commonmark-spec';
import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { sanitizePlainMarkup } from '../../../build/markdown/plain-markup.ts';
import { sanitizeDescription } from '../../../build/markdown/sanitize-description.ts';

const marked = new Marked({ gfm: true, async: false });
const EXAMPLES = specification.map(({ markdown }) => markdown).filter((markdown) => !markdown.includes('<'));

describe('sanitizePlainMarkup()', () => {
  it("returns the sanitizer's result for every example of CommonMark without tags", () => {
    const compared = EXAMPLES.flatMap((markdown) => {
      const html = marked.parse(markdown) as string;
      const settled = sanitizePlainMarkup(html);
      return settled === null
        ? []
        : [
            {
              settled,
              sanitized: sanitizeDescription(
                html,
                (href) => href,
                () => [],
              ),
            },
          ];
    });
    expect(compared.length).toBeGreaterThan(200);
    for (const { settled, sanitized } of compared) expect(settled).toBe(sanitized);
  });

  it.each([
    '<p><a href="https://x.test">x</a></p>',
    '<p><img src="https://x.test/a.png" alt="a"></p>',
    '<p onclick="alert(1)">x</p>',
    '<P>x</P>',
    '<p >x</p>',
    '<script>alert(1)</script>',
    '<p>&nbsp;</p>',
    '<p>a & b</p>',
    '<p>a < b</p>',
  ])('leaves %j to the sanitizer', (html) => {
    expect(sanitizePlainMarkup(html)).toBeNull();
  });
});
