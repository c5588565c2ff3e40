import { RULE_NAMES } from '../../base/report/rules.ts';
import { COMMANDS } from '../../cli/commands/commands.ts';
import { code } from '../../page/text/markdown/markdown-text.ts';
import { listSettings, type Setting } from './list-settings.ts';
import { listSidebarKeys, makeSchemas } from './make-schemas.ts';
import { CATEGORY_NOTES, FRONT_MATTER_NOTES, SIDEBAR_NOTES } from './page-notes.ts';
import { SETTING_NOTES, type SettingNote } from './setting-notes.ts';
import { textsPage } from './texts-page.ts';
import { tokensPage } from './tokens-page.ts';

const FIRST_VERSION = '0.1.0';

/** The generated reference pages, by file name in `docs/reference`. */
export async function writeReferencePages(): Promise<Readonly<Record<string, string>>> {
  return {
    'settings.md': settingsPage(),
    'commands.md': await commandsPage(),
    'texts.md': textsPage(),
    'tokens.md': tokensPage(),
  };
}

function settingsPage(): string {
  const { site, 'front-matter': frontMatter, category } = makeSchemas();
  const groups = listSettings(site ?? {}).filter(({ path }) => !RULE_NAMES.some((rule) => path === `checks.${rule}`));
  return `---
title: Settings
description: Every setting in site.yaml, with type, default and example.
---

The package contains JSON Schemas for completion and checks in editors. Files that \`docvane init\` writes refer to them. This page
is generated from the same source (\`npm run reference\`).

| file | schema |
|---|---|
| \`site.yaml\` | \`docvane/schemas/site.json\` |
| \`sidebars.yaml\` | \`docvane/schemas/sidebars.json\` |
| \`_category_.yml\` | \`docvane/schemas/category.json\` |
| front matter | \`docvane/schemas/front-matter.json\` |

## site.yaml

${siteSettings(groups)}

## Front matter

For examples, see [Writing](../writing.md#front-matter).

${definitions(listSettings(frontMatter ?? {}), FRONT_MATTER_NOTES)}

## \\_category\\_.yml

${definitions(listSettings(category ?? {}), CATEGORY_NOTES)}

## Items of sidebars.yaml

${definitions(listSidebarKeys(), SIDEBAR_NOTES)}
`;
}

/** The settings that are not in others, and a section for the settings in each of them. */
function siteSettings(settings: readonly Setting[]): string {
  const topOf = (path: string): string => /^\w+/.exec(path)?.[0] ?? path;
  const inner = settings.filter(({ path }) => topOf(path) !== path);
  const groups = new Set(inner.map(({ path }) => topOf(path)));
  const outer = settings.filter(({ path }) => topOf(path) === path);
  const sections = [...groups].map((name) => {
    const members = inner.filter(({ path }) => topOf(path) === name);
    return `### ${code(name)}\n\n${definitions(members, SETTING_NOTES)}`;
  });
  return `A name with a link has a section with the settings inside it. There, \`[]\` means each item of a list, and \`*\` any name.

${definitions(outer, SETTING_NOTES, groups)}

${sections.join('\n\n')}`;
}

/** Names, types and defaults are too long for the columns of a table. */
function definitions(
  settings: readonly Setting[],
  notes: Readonly<Record<string, SettingNote>>,
  sections: ReadonlySet<string> = new Set(),
): string {
  const items = settings.map(({ path, type, default: initial, required }) => {
    const { text = '', example, initial: otherwise = '', since = FIRST_VERSION } = notes[path] ?? {};
    const name = sections.has(path) ? `[${code(path)}](#${path.toLowerCase()})` : code(path);
    const value = isEmpty(initial) ? otherwise : code(spacedJson(initial));
    const kind = [readable(type), required ? 'required' : value && `default: ${value}`].filter(Boolean).join(', ');
    const parts = [
      `*${kind}.*`,
      text,
      example && `Example: ${code(example)}.`,
      since !== FIRST_VERSION && `Since ${since}.`,
    ];
    return `${name}\n: ${withoutVariables(parts.filter(Boolean).join(' '))}`;
  });
  return [':::definitions', items.join('\n\n'), ':::'].join('\n');
}

/** On one line, with spaces where it may wrap. */
function spacedJson(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n */g, ' ');
}

/** Simplifies types: front matter also accepts numbers and booleans as text. */
function readable(type: string): string {
  return type.replace('string or number', 'text').replace(/(boolean|number) or string/, '$1');
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || ['{}', '[]', '""'].includes(JSON.stringify(value));
}

/** Else the documentation's own site would replace them. */
function withoutVariables(text: string): string {
  return text.replaceAll('{{', '\\{{');
}

async function commandsPage(): Promise<string> {
  const sections = await Promise.all(
    COMMANDS.map(async ({ name, load }) => `## ${name}\n\n\`\`\`text\n${(await load()).help(name)}\n\`\`\``),
  );
  return `---
title: Commands
description: Every command with its options.
---

Commands look for the site in the current folder and its parents. The exit status is 0 on success, 1 on failure, and 2 if the
command line is invalid. In a terminal, commands show progress, and colors unless \`NO_COLOR\` is set.

${sections.join('\n\n')}
`;
}
