import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FRONT_MATTER } from '../../../../site/docs/front-matter.ts';
import { isMarkdown } from '../../shared/pages/markdown-files.ts';

/**
 * Keeps the paths of pages equal in all languages: translations get any missing slugs and ids, which links and sidebars
 * refer to.
 */
export async function keepPaths(translations: string, own: string, target: string): Promise<void> {
  if (!existsSync(translations)) return;
  for (const name of await readdir(translations, { recursive: true, encoding: 'utf8' })) {
    const [first, translated] = [join(own, name), join(target, name)];
    if (!isMarkdown(name) || !existsSync(first) || !existsSync(translated)) continue;
    const text = await readFile(translated, 'utf8');
    const given = namesOf(text);
    const missing = [...namesOf(await readFile(first, 'utf8'))].filter(([key]) => !given.has(key));
    if (missing.length > 0)
      await writeFile(
        translated,
        withLines(
          text,
          missing.map(([, line]) => line),
        ),
      );
  }
}

/** The front matter lines that identify a page, by key. */
function namesOf(text: string): ReadonlyMap<string, string> {
  const [, written = ''] = FRONT_MATTER.exec(text) ?? [];
  return new Map([...written.matchAll(/^(slug|id)[ \t]*:.*$/gm)].map(([line, key = '']) => [key, line.trimEnd()]));
}

function withLines(text: string, lines: readonly string[]): string {
  const added = `${lines.join('\n')}\n`;
  return FRONT_MATTER.test(text)
    ? text.replace(/^---[ \t]*\r?\n/, (fence) => fence + added)
    : `---\n${added}---\n\n${text}`;
}
