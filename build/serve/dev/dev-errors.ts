import { resolve } from 'node:path';
import type { DevError } from '../../../worker/model/text/dev-message.ts';
import { Excerpts, formatExcerpt } from '../../base/report/excerpt.ts';
import { type Finding, formatLocation } from '../../base/report/finding.ts';
import type { DevTexts } from './dev-texts.ts';

/** URL that opens a position in Visual Studio Code and its derivatives. `DOCS_EDITOR_URL` sets another editor. */
const EDITOR_URL = 'vscode://file/{file}:{line}:{column}';

/** Limit in the browser. The terminal shows all of them. */
const MAX_SHOWN = 50;

/** Findings in the format for the author's page, in order. */
export function toDevErrors(findings: readonly Finding[], { dev }: DevTexts, editorUrl = EDITOR_URL): DevError[] {
  const excerpts = new Excerpts();
  const shown = findings.slice(0, MAX_SHOWN).map((finding): DevError => {
    const excerpt = excerpts.find(finding);
    return {
      location: formatLocation(finding),
      href: /^https?:/i.test(finding.file) ? null : toEditorHref(finding, editorUrl),
      message: finding.message,
      rule: finding.rule,
      excerpt: excerpt === null ? null : formatExcerpt(excerpt, finding.line ?? 1).join('\n'),
    };
  });
  if (findings.length <= MAX_SHOWN) return shown;
  const rest = dev.more(findings.length - MAX_SHOWN);
  return [...shown, { location: null, href: null, message: rest, rule: null, excerpt: null }];
}

function toEditorHref({ file, line, column }: Finding, editorUrl: string): string {
  return editorUrl
    .replace('{file}', () =>
      resolve(file).replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/').replace(/^\//, ''),
    )
    .replace('{line}', String(line ?? 1))
    .replace('{column}', String(column ?? 1));
}
