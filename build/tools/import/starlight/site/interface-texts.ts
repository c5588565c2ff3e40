import { findMessages } from '../../../../../worker/model/messages/find-messages.ts';
import { isObject, type JsonObject } from '../../../../../worker/request/value/json.ts';
import { at, own } from '../../shared/values.ts';

/** Texts of this engine, by those of Starlight with the same meaning. */
const NAMES: ReadonlyMap<string, readonly [section: 'page' | 'later', name: string]> = new Map(
  `
  skipLink.label page.skipToContent|search.label page.search|themeSelect.accessibleLabel page.colorMode|
  languageSelect.accessibleLabel page.languages|menuButton.accessibleLabel page.menu|sidebarNav.accessibleLabel page.sidebar|
  tableOfContents.onThisPage page.onThisPage|i18n.untranslatedContent page.untranslatedText|page.editLink page.editThisPage|
  page.lastUpdated page.lastUpdated|page.previousLink page.previous|page.nextLink page.next|page.draft page.draftText|
  404.text page.notFoundText|aside.note page.note|aside.tip page.tip|aside.caution page.caution|aside.danger page.danger|
  heading.anchorLabel page.directLink|expressiveCode.copyButtonTooltip later.copyCode|
  expressiveCode.copyButtonCopied later.copied`
    .split('|')
    .map((pair) => {
      const [key = '', section, name = ''] = pair.trim().split(/ |\.(?=\w+$)/);
      return [key, [section === 'later' ? 'later' : 'page', name]];
    }),
);

/** Texts that Starlight itself shows. A project has others for its components. */
const STARLIGHT =
  /^(?:skipLink|search|themeSelect|languageSelect|menuButton|sidebarNav|tableOfContents|i18n|page|404|aside|fileTree|builtWithStarlight|heading|pagefind|expressiveCode)\./;

interface InterfaceTexts {
  /** The content of a file in `messages`. */
  readonly messages: JsonObject;
  /** Keys of Starlight's texts that have no place here. */
  readonly others: readonly string[];
}

/** Converts a file of `src/content/i18n`, without the texts that this engine has in the language anyway. */
export function toInterfaceTexts(written: unknown, locale: string): InterfaceTexts {
  const known = findMessages(locale);
  const messages: Record<string, string> = {};
  const others: string[] = [];
  for (const [key, value] of Object.entries(isObject(written) ? written : {})) {
    const [section, name = ''] = NAMES.get(key) ?? [];
    const text = typeof value === 'string' ? toText(key, value) : null;
    if (section === undefined || text === null) {
      if (STARLIGHT.test(key)) others.push(key);
    } else if (at(own(known, section), name) !== text) messages[`${section}.${name}`] = text;
  }
  return { messages, others };
}

/** A text with the placeholders of this engine, or null if it is empty or has others. */
function toText(key: string, written: string): string | null {
  const text = written.trim();
  if (key === 'page.lastUpdated') return text.replace(/\s*[:：]$/, '') || null;
  if (key !== 'heading.anchorLabel') return text === '' || /[{}]/.test(text) ? null : text;
  const [before, after, ...more] = text.split('{{title}}');
  return before === undefined || after === undefined || more.length > 0 || /[{}]/.test(before + after)
    ? null
    : `${before}{heading}${after}`;
}
