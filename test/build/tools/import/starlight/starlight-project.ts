import type { Files } from '../../../content-folder.ts';
import { type Imported, importFiles } from '../docusaurus/import-fixture.ts';

export const DOCS = 'src/content/docs';
export const PAGE = page('A');

/** Other parts of a configuration: imports and declarations, and settings of Astro. */
interface ConfigParts {
  readonly code?: string;
  readonly astro?: string;
}

/** A project with these options of Starlight and the page `a`. */
export function projectOf(options: string, files: Files = {}, { code = '', astro = '' }: ConfigParts = {}): Files {
  return {
    'astro.config.mjs': `import starlight from '@astrojs/starlight';\n${code}export default { ${astro} integrations: [starlight({ ${options} })] };\n`,
    [`${DOCS}/a.md`]: PAGE,
    ...files,
  };
}

export async function importProjectOf(options: string, files?: Files, parts?: ConfigParts): Promise<Imported> {
  return await importFiles(projectOf(options, files, parts));
}

/** A page with a title and other front matter. */
export function page(title: string, frontMatter = ''): string {
  return `---\ntitle: ${title}\n${frontMatter}---\n\nText.\n`;
}
