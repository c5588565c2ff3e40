import { resolve } from 'node:path';
import type { DevError } from '../../worker/model/dev-message.ts';
import { Excerpts, formatExcerpt } from '../report/excerpt.ts';
import { type Finding, formatPlace } from '../report/finding.ts';

/** Address of a place in Visual Studio Code and its kin; `DOCS_EDITOR_URL` names another editor's. */
const EDITOR_URL = 'vscode://file/{file}:{line}:{column}';

/** Findings as the page of an author shows them, in their order. */
export function toDevErrors(findings: readonly Finding[], editorUrl = EDITOR_URL): DevError[] {
  const excerpts = new Excerpts();
  return findings.map((finding) => {
    const excerpt = excerpts.find(finding);
    return {
      place: formatPlace(finding),
      href: /^https?:/i.test(finding.file) ? null : toEditorHref(finding, editorUrl),
      message: finding.message,
      rule: finding.rule,
      excerpt: excerpt === null ? null : formatExcerpt(excerpt, finding.line ?? 1).join('\n'),
    };
  });
}

function toEditorHref({ file, line, column }: Finding, editorUrl: string): string {
  return editorUrl
    .replace('{file}', () =>
      resolve(file).replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/').replace(/^\//, ''),
    )
    .replace('{line}', String(line ?? 1))
    .replace('{column}', String(column ?? 1));
}
