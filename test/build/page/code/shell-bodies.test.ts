import { describe, expect, it } from 'vitest';
import { Highlighters } from '../../../../build/page/code/highlighters.ts';

const highlighter = await new Highlighters().prepare(['bash']);

/** Tokens of the code with the letter of their role: `k`eyword, `s`tring, `n`umber, `c`omment, `f`unction. */
function colours(code: string): string {
  return highlighter
    .highlight(code, 'bash')
    .join('\n')
    .replaceAll(/<span class="t(\w)">(.*?)<\/span>/g, '$1<$2>')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');
}

describe('code of a request with curl', () => {
  it('highlights JSON in its body', () => {
    expect(colours(`curl --json '{ "status": "sent",\n  "n": -1.5, "all": [null, true] }' \\`)).toBe(
      `f<curl> s<--json> s<'>{ k<"status">: s<"sent">,\n  k<"n">: n<-1.5>, k<"all">: [n<null>, n<true>] }s<'> \\`,
    );
  });

  it('highlights its method', () => {
    expect(colours('curl -X PATCH https://a.b')).toContain('s<-X> k<PATCH> ');
    expect(colours('curl --request POST https://a.b')).toContain('k<POST>');
  });

  it('leaves comments, strings and other text unchanged', () => {
    expect(colours(`# -X GET '{ "a": 1 }'`)).toMatch(/^c<[^<]*>$/);
    expect(colours(`jq '.items'`)).toBe("f<jq> s<'.items'>");
    expect(colours(`echo "-X GET"`)).toBe('f<echo> s<"-X GET">');
  });
});
