import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { hasMessages } from '../../../../../worker/model/messages/find-messages.ts';
import { listTexts } from '../../../../site/config/texts/list-texts.ts';
import { MESSAGES_FOLDER } from '../../../../site/config/texts/load-own-texts.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';
import { type Messages, readMessages } from './messages.ts';

const THEME = 'theme.';
/** The package with the texts of the theme in each language. */
const PACKAGE = 'node_modules/@docusaurus/theme-translations';

/** Texts of Docusaurus's theme that the interface has too, with its wording, by key. */
const SAME_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'AnnouncementBar.closeButtonAriaLabel': ['page.close'],
  'BackToTopButton.buttonAriaLabel': ['later.backToTop'],
  'CodeBlock.copied': ['later.copied'],
  'CodeBlock.wordWrapToggle': ['page.toggleWordWrap', 'later.toggleWordWrap'],
  'ErrorPageContent.title': ['page.crashed', 'later.crashed'],
  'ErrorPageContent.tryAgain': ['page.tryAgain', 'later.tryAgain'],
  'NavBar.navAriaLabel': ['page.mainNavigation'],
  'NotFound.title': ['page.notFound'],
  'SearchBar.label': ['page.search'],
  'TOCCollapsible.toggleButtonLabel': ['page.onThisPage'],
  'admonition.caution': ['page.caution'],
  'admonition.danger': ['page.danger'],
  'admonition.info': ['page.info'],
  'admonition.note': ['page.note'],
  'admonition.tip': ['page.tip'],
  'admonition.warning': ['page.warning'],
  'colorToggle.ariaLabel.mode.dark': ['client.colorModes.dark'],
  'colorToggle.ariaLabel.mode.light': ['client.colorModes.light'],
  'colorToggle.ariaLabel.mode.system': ['client.colorModes.system'],
  'common.editThisPage': ['page.editThisPage'],
  'common.headingLinkTitle': ['page.directLink'],
  'common.skipToMainContent': ['page.skipToContent'],
  'contentVisibility.draftBanner.title': ['page.draft'],
  'contentVisibility.unlistedBanner.title': ['page.unlisted'],
  'docs.breadcrumbs.home': ['page.homePage'],
  'docs.breadcrumbs.navAriaLabel': ['page.breadcrumbs'],
  'docs.paginator.next': ['page.next'],
  'docs.paginator.previous': ['page.previous'],
  'docs.sidebar.navAriaLabel': ['page.sidebar'],
  'docs.versionBadge.label': ['page.version'],
  'docs.versions.unmaintainedVersionLabel': ['page.unmaintainedVersion'],
  'docs.versions.unreleasedVersionLabel': ['page.unreleasedVersion'],
  'tags.tagsPageTitle': ['page.tags'],
};

/** Values in texts of the theme, and their names here. */
const VALUES: readonly (readonly [theirs: string, own: string])[] = [
  ['siteTitle', 'site'],
  ['versionLabel', 'label'],
];

interface ThemeSource {
  /** Of the project. */
  readonly root: string;
  readonly locale: string;
  readonly messages: Messages;
}

/**
 * Writes the texts of the theme that a project has changed into the messages of a language, and notes the others. A
 * language that the interface has no texts for gets all that it has too.
 */
export async function importThemeTexts(contentDir: string, source: ThemeSource, notes: ImportNotes): Promise<void> {
  const { locale, messages } = source;
  const written = messages.keys.filter((key) => key.startsWith(THEME));
  if (written.length === 0) return;
  // None of them belongs to a page.
  messages.find(...written);
  const english = new Map(listTexts().map((text) => [text.key, text.english]));
  const defaults = await loadDefaults(source, notes);
  const texts: Record<string, string> = {};
  const carried = new Set<string>();
  for (const [name, keys] of Object.entries(SAME_TEXTS)) {
    const text = messages.get(THEME + name);
    if (text === undefined || defaults === null) continue;
    const own = withOwnValues(text);
    const known = [...keys.map((key) => english.get(key) ?? ''), ...defaults(name).map(withOwnValues)];
    if (known.some((other) => isLike(own, other))) continue;
    for (const key of keys) {
      if (!hasSameValues(own, english.get(key) ?? '')) continue;
      texts[key] = own;
      carried.add(name);
    }
  }
  if (carried.size > 0) {
    await mkdir(join(contentDir, MESSAGES_FOLDER), { recursive: true });
    await writeFile(join(contentDir, messagesFile(locale)), stringify(texts, { lineWidth: 120 }));
  }
  noteOthers(source, { count: written.length - carried.size, areKnown: defaults !== null }, notes);
}

/** The texts of Docusaurus by the name of a theme text. */
type Defaults = (name: string) => readonly string[];

/**
 * Docusaurus's texts in the language, and in English for those that nobody has translated, from a package of the project.
 * Null if it is needed and not installed: the interface has Docusaurus's texts in English only.
 */
async function loadDefaults({ root, locale }: ThemeSource, notes: ImportNotes): Promise<Defaults | null> {
  const { language } = new Intl.Locale(locale);
  const folders = [locale, language, 'base'].map((tag) => join(root, PACKAGE, 'locales', tag));
  const files = folders.map((folder) => join(folder, 'theme-common.json')).filter((file) => existsSync(file));
  if (files.length === 0 && language !== 'en' && hasMessages(locale)) return null;
  const known = await Promise.all(files.map((file) => readMessages(file, notes)));
  return (name) => known.flatMap((texts) => texts.get(THEME + name) ?? []);
}

function noteOthers(
  { locale, messages }: ThemeSource,
  { count, areKnown }: { readonly count: number; readonly areKnown: boolean },
  notes: ImportNotes,
): void {
  if (count === 0) return;
  const has = hasMessages(locale) ? 'the interface has its own texts' : 'the interface does not have these texts';
  notes.leaveOut(
    { file: messages.file },
    `${count} ${count === 1 ? 'text' : 'texts'} of the theme`,
    has,
    areKnown
      ? `They are not needed. To change a text of the interface, add it to ${messagesFile(locale)}.`
      : `They are not needed unless the project has changed them. To keep such changes, install the packages of the project, and import it again.`,
  );
}

function messagesFile(locale: string): string {
  return `${MESSAGES_FOLDER}/${locale}.yaml`;
}

function withOwnValues(text: string): string {
  return VALUES.reduce((result, [theirs, own]) => result.replace(`{${theirs}}`, `{${own}}`), text);
}

function hasSameValues(text: string, other: string): boolean {
  const values = (written: string): string => (written.match(/\{\w+\}/g) ?? []).sort().join(' ');
  return values(text) === values(other);
}

/** Whether two texts differ in nothing but case and spaces. */
function isLike(text: string, other: string): boolean {
  const plain = (written: string): string => written.toLowerCase().replace(/\s+/g, ' ').trim();
  return plain(text) === plain(other);
}
