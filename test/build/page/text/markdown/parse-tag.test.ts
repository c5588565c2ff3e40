import { describe, expect, it } from 'vitest';
import { parseTag } from '../../../../../build/page/text/markdown/parse-tag.ts';

describe('parseTag()', () => {
  it('reads elements in an attribute, whose texts may have several lines', () => {
    const text = '<Card\n  icon={<svg d="M1\n  2" title="it\'s" />}\n  href="/a"\n/>';
    expect(parseTag(text, 0)).toMatchObject({ kind: 'empty', length: text.length });
  });

  it('does not read a text in code over several lines', () => {
    expect(parseTag('<Card icon={call("a\nb")} />', 0)).toBeNull();
  });

  it('needs space between attributes, but not in MDX', () => {
    const text = '<Field body="key"type={1}required>';
    const attributes = [{ name: 'body' }, { name: 'type' }, { name: 'required' }];
    expect([parseTag(text, 0), parseTag(text, 0, { isMdx: true })]).toMatchObject([null, { attributes }]);
  });
});
