import { resolve } from 'node:path';
import { SourceError } from '../../../base/report/finding.ts';
import { Report } from '../../../base/report/report.ts';
import { exportSite } from '../../../publish/export/export-site.ts';
import { PAGE_FORMS, type PageForm } from '../../../publish/export/file-names.ts';
import { parseBase } from '../../../site/config/base-path.ts';
import { defineCommand, UsageError } from '../../command.ts';
import { openCaches } from '../../open-caches.ts';
import { AUDIENCE_OPTION, BUILD_OPTIONS, JSON_OPTION, toAudiences, toSite } from '../../options.ts';
import { count, printFindings } from '../../print-report.ts';
import { ReleaseBuilder } from '../../release-builder.ts';
import { TerminalNarrator } from '../../terminal-narrator.ts';

function parseForm(text: string): PageForm {
  const form = PAGE_FORMS.find((known) => known === text);
  if (form === undefined)
    throw new UsageError(`--pages: expected ${PAGE_FORMS.join(' or ')}, got ${JSON.stringify(text)}.`);
  return form;
}

export const exportCommand = defineCommand({
  summary: 'Writes the whole site as static files, for any web server.',
  options: {
    ...BUILD_OPTIONS,
    out: { type: 'string', value: 'DIR', help: 'Output folder. Required.' },
    base: {
      type: 'string',
      value: '/PATH/',
      help: 'Base path of the site. Default: the base in site.yaml.',
    },
    pages: {
      type: 'string',
      value: 'folder|file',
      default: 'folder',
      help: 'Write /user/bills as user/bills/index.html or as user/bills.html.',
    },
    audience: { ...AUDIENCE_OPTION, help: 'Write what readers of this audience see. Default: what everybody sees.' },
    json: JSON_OPTION,
  },
  async run(options) {
    const { out } = options;
    if (out === undefined) throw new UsageError('--out is missing: pass the folder to write to.');
    const started = performance.now();
    const narrator = new TerminalNarrator(options.json);
    const report = new Report();
    const site = toSite(options);
    const base = options.base === undefined ? undefined : parseBase(options.base);
    const source = { ...site.source, base, isStatic: true, audiences: toAudiences(options.audience) };
    const builder = new ReleaseBuilder(source, openCaches(site, options));
    const built = await builder.build(report, narrator.progress.bind(narrator));
    printFindings({ errors: [], warnings: report.warnings });
    if (built === null) throw new SourceError(report.errors);
    const exported = await exportSite(built.release, {
      outDir: resolve(out),
      form: parseForm(options.pages),
      onProgress: (done, total) => narrator.progress('Files', done, total),
    });
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
    if (options.json) console.log(JSON.stringify({ release: built.release.manifest.release, ...exported, seconds }));
    else
      narrator.say(
        `Exported ${count(exported.pages, 'page')}, ${count(exported.files, 'file')} and ${count(exported.redirects, 'redirect')} to ${out}: ${(exported.bytes / 1e6).toFixed(1)} MB, ${count(exported.changed, 'file')} changed, in ${seconds} s.`,
      );
  },
});
