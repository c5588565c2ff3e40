import { COMMANDS } from '../commands/commands.ts';
import { listSettings, type Setting } from './list-settings.ts';
import { listSidebarKeys, makeSchemas } from './make-schemas.ts';
import { CATEGORY_NOTES, FRONT_MATTER_NOTES, SIDEBAR_NOTES } from './page-notes.ts';
import { SETTING_NOTES, type SettingNote } from './setting-notes.ts';

const FIRST_VERSION = '0.1.0';

/** The pages of the reference that are written from the code, by their file in `docs/reference`. */
export async function writeReferencePages(): Promise<Readonly<Record<string, string>>> {
  return { 'settings.md': settingsPage(), 'commands.md': await commandsPage() };
}

function settingsPage(): string {
  const { site, 'front-matter': frontMatter, category } = makeSchemas();
  const groups = listSettings(site ?? {}).filter(({ path }) => !path.startsWith('checks.'));
  return `---
title: Settings
description: Every setting of site.yaml, with type, default and example.
---

This page is written from the validation itself (\`npm run reference\`). The package has JSON Schemas, so that editors complete and
check as you type; \`docvane init\` refers to them:

| file | schema |
|---|---|
| \`site.yaml\` | \`docvane/schemas/site.json\` |
| \`sidebars.yaml\` | \`docvane/schemas/sidebars.json\` |
| \`_category_.yml\` | \`docvane/schemas/category.json\` |
| front matter | \`docvane/schemas/front-matter.json\` |

## site.yaml

\`[]\` is each item of a list, \`*\` any name.

${table(groups, SETTING_NOTES)}

## Front matter

The [guide for authors](../writing.md#front-matter) has examples.

${table(listSettings(frontMatter ?? {}), FRONT_MATTER_NOTES)}

## \\_category\\_.yml

${table(listSettings(category ?? {}), CATEGORY_NOTES)}

## Items of sidebars.yaml

${table(listSidebarKeys(), SIDEBAR_NOTES)}
`;
}

function table(settings: readonly Setting[], notes: Readonly<Record<string, SettingNote>>): string {
  const rows = settings.map(({ path, type, default: initial, required }) => {
    const { text = '', example, initial: otherwise = '', since = FIRST_VERSION } = notes[path] ?? {};
    const value = required ? 'required' : isEmpty(initial) ? otherwise : code(JSON.stringify(initial));
    const cells = [code(path), readable(type), value, text, example === undefined ? '' : code(example), since];
    return `| ${cells.map(escapePipes).join(' | ')} |`;
  });
  return ['| setting | type | default | what it does | example | since |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}

/** Front matter takes numbers and truth values as YAML or as text. */
function readable(type: string): string {
  return type.replace('string or number', 'text').replace(/(boolean|number) or string/, '$1');
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || ['{}', '[]', '""'].includes(JSON.stringify(value));
}

function code(text: string): string {
  return `\`${text}\``;
}

function escapePipes(text: string): string {
  return text.replaceAll('|', '\\|');
}

async function commandsPage(): Promise<string> {
  const sections = await Promise.all(
    COMMANDS.map(async ({ name, load }) => `## ${name}\n\n\`\`\`text\n${(await load()).help(name)}\n\`\`\``),
  );
  return `---
title: Commands
description: Every command with its options.
---

Commands work in the folder in which you run them, and find the site from there upwards. They end with status 0, with 1 if they
fail, and with 2 if the command line is wrong. On a terminal they show progress, and colours unless \`NO_COLOR\` is set.

${sections.join('\n\n')}
`;
}
