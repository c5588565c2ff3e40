import type { Tokens } from 'marked';
import { fence } from '../../../../worker/model/markup/fences.ts';
import { normalizeLanguage } from '../../code/language-names.ts';
import { blockToken, codeText, type SiteToken } from '../../text/tokens.ts';
import { type BlockPage, defineBlock } from '../block.ts';
import { isFormula } from '../math/block.ts';
import { drawDiagram } from '../mermaid/draw-diagram.ts';
import { tabsToken } from '../tabs/block.tsx';
import { noteFence } from './check-fence.ts';
import { parseCodeFence } from './code-fence.ts';
import { readCodeFile } from './code-file.ts';
import { toManagerCommands } from './npm2yarn.ts';
import { codeBlock } from './render-code.tsx';

/** Fences, Docusaurus's `<CodeBlock>`, and groups of fences as tabs. */
export const CODE = [
  defineBlock({
    name: 'code',
    components: ['CodeBlock'],
    isOfDocusaurus: true,
    attributes: { language: 'text', class: 'text', metastring: 'text', title: 'text', showLineNumbers: 'flag' },
    resolve({ element: { inner, raw }, attributes }, page) {
      const { language, class: className, metastring, title, showLineNumbers } = attributes;
      const expression = inner.trim().replace(/^\{([\s\S]*)\}$/, '$1');
      const code = page.data(expression) ?? page.rawText(expression);
      if (typeof code !== 'string' && /^\s*\{/.test(inner))
        page.note(
          'jsx-expression',
          `Cannot show the code of ${inner.trim().slice(0, 60)}: it is JavaScript, and pages do not run code. Write it in a fence.`,
        );
      const info = [
        language ?? className?.replace(/^language-/, '') ?? 'text',
        metastring ?? '',
        title === null ? '' : `title="${title.replaceAll('"', "'")}"`,
        showLineNumbers ? 'showLineNumbers' : '',
      ];
      const text = typeof code === 'string' ? code : inner;
      return page.list([{ type: 'code', raw, lang: info.join(' '), text: text.replace(/^\n/, '').trimEnd() }]);
    },
    resolveToken: (token, page) => (token.type === 'code' && !isFormula(token, page) ? [toCode(token, page)] : null),
  }),
  defineBlock({
    name: 'code-group',
    directives: ['code-group'],
    components: ['CodeGroup'],
    attributes: {},
    resolve({ element: { tokens, raw } }, page) {
      const items = tokens
        .filter((token) => token.type === 'code')
        .map((code, index) => {
          const info = code.lang ?? '';
          const { title, language } = parseCodeFence(info, '');
          const label = /\[([^\]]+)\]/.exec(info)?.[1] ?? title ?? (language || String(index + 1));
          const lang = info.replace(/\[[^\]]*\]|title=(?:"[^"]*"|'[^']*')/g, '');
          return { value: label, label, isDefault: false, tokens: page.list([{ ...code, lang }]) };
        });
      return items.length === 0 ? [] : [tabsToken(items, null, raw)];
    },
  }),
];

/** The ticks without which a fence contains the rest of its container; null if it has them (CommonMark 0.31 §4.5). */
function findMissingEnd(raw: string): string | null {
  const [, ticks] = /^ {0,3}(`{3,}|~{3,})/.exec(raw) ?? [];
  if (ticks === undefined) return null;
  const lines = raw.trimEnd();
  const end = lines.slice(lines.lastIndexOf('\n')).trim();
  return lines.includes('\n') && end.startsWith(ticks) && !/[^`~]/.test(end) ? null : ticks;
}

function toCode(token: Tokens.Code, page: BlockPage): SiteToken {
  const info = token.lang ?? '';
  if (/\snpm2yarn\b/.test(info)) return toManagerTabs(token, page);
  const text = readCodeFile(info, page) ?? token.text;
  const parsed = parseCodeFence(info, text);
  noteFence(info, parsed, page);
  if (parsed.showLineNumbers) page.needStyles('code');
  const missing = findMissingEnd(token.raw);
  if (missing !== null)
    page.note(
      'unclosed-block',
      `Cannot find the end of this code: nothing closes it, so it contains all that follows. Add a line "${missing}".`,
    );
  const { code, language, title } = parsed;
  const drawn = language === 'mermaid' ? drawDiagram(code, title, token.raw, page) : null;
  if (drawn !== null) return drawn;
  return blockToken(
    {
      html: ({ highlight, render }) => [render(codeBlock(parsed, highlight(code, normalizeLanguage(language))))],
      markdown: () => fence(code, title === null ? language : `${language} title="${title}"`),
      text: code,
      ...(title === null ? {} : { words: `${title} ${code}` }),
      inLine: codeText(text),
    },
    { raw: token.raw },
  );
}

/** The tab group that Docusaurus uses to remember the choice, too. */
const MANAGER_GROUP = 'npm2yarn';

function toManagerTabs(fenceToken: Tokens.Code, page: BlockPage): SiteToken {
  const lang = (fenceToken.lang ?? '').replace(/\snpm2yarn\b(?:2pnpm)?/, '');
  const items = toManagerCommands(fenceToken.text).map(({ manager, label, code }) => ({
    value: manager,
    label,
    isDefault: false,
    tokens: page.list([{ ...fenceToken, lang, text: code }]),
  }));
  return tabsToken(items, MANAGER_GROUP, fenceToken.raw);
}
