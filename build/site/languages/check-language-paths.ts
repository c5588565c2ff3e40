import { hrefToPath } from '../../../worker/model/path.ts';
import type { Report } from '../../base/report/report.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';

/** What a site serves in the language of its content. */
interface ServedPaths {
  readonly pages: readonly CompiledPage[];
  readonly files: ReadonlyMap<string, unknown>;
  readonly redirects: readonly { readonly from: string }[];
}

/** Reports pages, files and redirects at paths that belong to another language. */
export function checkLanguagePaths(
  { pages, files, redirects }: ServedPaths,
  { languages, file }: { readonly languages: readonly string[]; readonly file: string },
  report: Report,
): void {
  const served = [...pages.map(({ path }) => path), ...files.keys(), ...redirects.map(({ from }) => from)];
  for (const language of languages) {
    const base = `/${language}`;
    const hidden = served.filter((path) => hrefToPath(base, path) !== null);
    const [first] = hidden;
    if (first === undefined) continue;
    const rest = hidden.length === 1 ? '' : ` and ${hidden.length - 1} more`;
    report.note(
      'duplicate-path',
      { file },
      `Cannot serve ${first}${rest}: the paths below ${base} are those of the language ${JSON.stringify(language)}. Move them, or translate the page in i18n/${language}.`,
    );
  }
}
