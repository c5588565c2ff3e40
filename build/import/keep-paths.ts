import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/;

/** Pages have the same paths in all languages: translations get the slugs and ids that they lack, as links and sidebars name them. */
export async function keepPaths(translations: string, own: string, target: string): Promise<void> {
  if (!existsSync(translations)) return;
  for (const name of await readdir(translations, { recursive: true, encoding: 'utf8' })) {
    const [first, translated] = [join(own, name), join(target, name)];
    if (!/\.mdx?$/i.test(name) || !existsSync(first) || !existsSync(translated)) continue;
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

/** The lines of the front matter that name a page, by their keys. */
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
