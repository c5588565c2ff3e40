import { describe, expect, it } from 'vitest';
import { Messages } from '../../../../../../build/tools/import/docusaurus/texts/messages.ts';
import { translatePage } from '../../../../../../build/tools/import/docusaurus/texts/translate-markdown.ts';

const IMPORT = "import Translate, {translate} from '@docusaurus/Translate';\n";
const FRENCH = {
  greeting: 'Bonjour',
  Stars: 'Les *étoiles*',
  count: '{count} liens vers {where}',
  tab: 'Sous « mac »',
};

function translateText(text: string, messages: Readonly<Record<string, string>> = FRENCH) {
  const computed: string[] = [];
  const translated = translatePage(IMPORT + text, new Messages('code.json', new Map(Object.entries(messages))), (at) =>
    computed.push(`${at.line}:${at.column}`),
  );
  return { translated, computed };
}

describe('translatePage()', () => {
  it.each([
    ['an element with an id', '<Translate id="greeting" description="x">Hello</Translate>, all', 'Bonjour, all'],
    ['an element whose text is the key', 'See <Translate>\n  Stars\n</Translate>.', 'See Les \\*étoiles\\*.'],
    ['an element without text', '<Translate id="greeting"/>', 'Bonjour'],
    ['a text without a translation', '# <Translate id="none">Title</Translate>', '# Title'],
    ['text in braces', "<Translate id={'none'}>{'a {b}'}</Translate>", 'a \\{b\\}'],
    [
      'values, which may be elements',
      `<Translate id="count" values={{count: 3, where: <a href="/x">here</a>}}>{'{count} links to {where}'}</Translate>`,
      '3 liens vers <a href="/x">here</a>',
    ],
    [
      'a call in an attribute',
      "<TabItem label={translate({id: 'tab', message: 'On mac'})}>",
      '<TabItem label={"Sous « mac »"}>',
    ],
    ['a call with values', "{translate({message: 'Hi {name}'}, {name: 'Ann'})}", '{"Hi Ann"}'],
  ])('replaces %s', (_name, text, expected) => {
    expect(translateText(text)).toEqual({ translated: expected, computed: [] });
  });

  it('leaves code alone', () => {
    const code = 'Write `<Translate>Stars</Translate>`:\n\n```jsx\n<Translate>Stars</Translate>\n```\n';
    expect(translateText(code).translated).toBe(code);
  });

  it('leaves computed texts alone, with their import, and says where they are', () => {
    const text = 'A <Translate id="greeting">x</Translate>\n<Translate>{name}</Translate>\n';
    expect(translateText(text)).toEqual({
      translated: `${IMPORT}A Bonjour\n<Translate>{name}</Translate>\n`,
      computed: ['3:1'],
    });
  });

  it('changes no page without the import', () => {
    const text = 'Call `translate()` in <Translate>Stars</Translate>.\n';
    expect(translatePage(text, new Messages('code.json', new Map([['Stars', 'x']])), () => {})).toBe(text);
  });
});
