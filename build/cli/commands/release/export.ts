import { resolve } from 'node:path';
import { count } from '../../../base/report/count.ts';
import { SourceError } from '../../../base/report/finding.ts';
import { Report } from '../../../base/report/report.ts';
import { exportSite } from '../../../publish/export/export-site.ts';
import { PAGE_FORMS, type PageForm } from '../../../publish/export/file-names.ts';
import { exportManuals } from '../../../publish/manual/export-manuals.ts';
import { findChromium } from '../../../publish/manual/pdf/find-chromium.ts';
import { parseBase } from '../../../site/config/base-path.ts';
import { defineCommand, type Variables } from '../../command.ts';
import { openCaches } from '../../open-caches.ts';
import { AUDIENCE_OPTION, BUILD_OPTIONS, JSON_OPTION, toAudiences, toSite } from '../../options.ts';
import { findFolderFaults } from '../../path-faults.ts';
import { printFindings } from '../../print-report.ts';
import { ReleaseBuilder } from '../../release-builder.ts';
import { TerminalNarrator } from '../../terminal-narrator.ts';

function isPageForm(text: string): text is PageForm {
  return PAGE_FORMS.some((known) => known === text);
}

/** The date of books, which a packager sets so that builds are reproducible (reproducible-builds.org). */
function toDate({ SOURCE_DATE_EPOCH }: Variables): Date {
  const seconds = Number(SOURCE_DATE_EPOCH);
  return SOURCE_DATE_EPOCH !== undefined && Number.isSafeInteger(seconds) ? new Date(seconds * 1000) : new Date();
}

export const exportCommand = defineCommand({
  summary: 'Writes the whole site as static files, for any web server, or a section of it as a book.',
  words: '[SECTION]',
  options: {
    ...BUILD_OPTIONS,
    out: { type: 'string', value: 'DIR', help: 'Output folder.', required: true, findPathFaults: findFolderFaults },
    base: {
      type: 'string',
      value: '/PATH/',
      help: 'Base path of the site. Default: the base in site.yaml.',
      accepts: (text) => parseBase(text) !== null,
      expected: 'a path such as /docs/',
    },
    pages: {
      type: 'string',
      value: 'folder|file',
      default: 'folder',
      help: 'Write /user/bills as user/bills/index.html or as user/bills.html.',
      accepts: isPageForm,
      expected: PAGE_FORMS.join(' or '),
    },
    epub: {
      type: 'boolean',
      default: false,
      help: 'Write SECTION as an EPUB instead: an id in "manuals", the path of a section, or the whole site.',
    },
    pdf: { type: 'boolean', default: false, help: 'The same as a PDF. Needs Chrome or Chromium (CHROME_PATH).' },
    audience: { ...AUDIENCE_OPTION, help: 'Write what readers of this audience see. Default: what everybody sees.' },
    json: JSON_OPTION,
  },
  findFaults: ({ epub, pdf }, [section]) =>
    section === undefined || epub || pdf
      ? []
      : [`Cannot export only ${JSON.stringify(section)} as a site: add --epub or --pdf.`],
  async run(options, [section], variables) {
    const { out = '', epub, pdf } = options;
    // Before a build that takes longer.
    const chromium = pdf ? findChromium(variables) : null;
    const started = performance.now();
    const narrator = new TerminalNarrator(options.json);
    const report = new Report();
    const site = toSite(options);
    const base = options.base === undefined ? undefined : (parseBase(options.base) ?? undefined);
    const source = { ...site.source, base, isStatic: true, audiences: toAudiences(options.audience) };
    const builder = new ReleaseBuilder(source, openCaches(site, options));
    if (epub || pdf) {
      const sites = await builder.style(report, narrator.progress.bind(narrator));
      printFindings({ errors: [], warnings: report.warnings });
      if (sites === null) throw new SourceError(report.errors);
      const outDir = resolve(out);
      const files = await exportManuals(sites, { section, outDir, epub, chromium, date: toDate(variables) });
      if (options.json) console.log(JSON.stringify({ files }));
      else for (const { file, bytes } of files) narrator.say(`Wrote ${file}: ${(bytes / 1e6).toFixed(1)} MB.`);
      return;
    }
    const built = await builder.build(report, narrator.progress.bind(narrator));
    printFindings({ errors: [], warnings: report.warnings });
    if (built === null) throw new SourceError(report.errors);
    const exported = await exportSite(built.release, {
      outDir: resolve(out),
      form: isPageForm(options.pages) ? options.pages : 'folder',
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
