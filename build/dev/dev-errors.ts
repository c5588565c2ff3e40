import { resolve } from 'node:path';
import type { DevError } from '../../worker/model/dev-message.ts';
import { Excerpts, formatExcerpt } from '../report/excerpt.ts';
import { type Finding, formatPlace } from '../report/finding.ts';

/** Address of a place in Visual Studio Code and its kin; `DOCS_EDITOR_URL` names another editor's. */
const EDITOR_URL = 'vscode://file/{file}:{line}:{column}';

/** The first ones are enough to go on with; the terminal has all of them. */
const MAX_SHOWN = 50;

/** Findings as the page of an author shows them, in their order. */
export function toDevErrors(findings: readonly Finding[], editorUrl = EDITOR_URL): DevError[] {
  const excerpts = new Excerpts();
  const shown = findings.slice(0, MAX_SHOWN).map((finding): DevError => {
    const excerpt = excerpts.find(finding);
    return {
      place: formatPlace(finding),
      href: /^https?:/i.test(finding.file) ? null : toEditorHref(finding, editorUrl),
      message: finding.message,
      rule: finding.rule,
      excerpt: excerpt === null ? null : formatExcerpt(excerpt, finding.line ?? 1).join('\n'),
    };
  });
  if (findings.length <= MAX_SHOWN) return shown;
  const rest = `… and ${findings.length - MAX_SHOWN} more, which the terminal lists.`;
  return [...shown, { place: null, href: null, message: rest, rule: null, excerpt: null }];
}

function toEditorHref({ file, line, column }: Finding, editorUrl: string): string {
  return editorUrl
    .replace('{file}', () =>
      resolve(file).replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/').replace(/^\//, ''),
    )
    .replace('{line}', String(line ?? 1))
    .replace('{column}', String(column ?? 1));
}
