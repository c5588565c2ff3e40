import { join } from 'node:path';
import { count } from '../../base/report/count.ts';
import { Report } from '../../base/report/report.ts';
import { checkRelease } from '../../publish/deploy/checks/check-release.ts';
import { SiteCompiler } from '../../site/compile-site.ts';
import { checkExternalLinks } from '../../tools/external-links/check-external-links.ts';
import { findAddresses } from '../../tools/external-links/find-addresses.ts';
import { toAnnotation } from '../annotations.ts';
import { defineCommand } from '../command.ts';
import { openCaches } from '../open-caches.ts';
import { BUILD_OPTIONS, JSON_OPTION, toSite } from '../options.ts';
import { printFindings, terminalProgress, toJson } from '../print-report.ts';
import { ReleaseBuilder } from '../release-builder.ts';

export const check = defineCommand({
  summary:
    'Builds the site in memory and prints all findings. Writes nothing. Exits with status 1 if there are errors.',
  options: {
    ...BUILD_OPTIONS,
    strict: { type: 'boolean', default: false, help: 'Treat warnings as errors.' },
    annotations: {
      type: 'boolean',
      default: process.env.GITHUB_ACTIONS === 'true',
      help: 'Print findings as GitHub Actions annotations. On by default in GitHub Actions.',
    },
    external: {
      type: 'boolean',
      default: false,
      help: 'Also request the pages of other sites that this one links to.',
    },
    json: JSON_OPTION,
  },
  async run(options) {
    const report = new Report({ strict: options.strict });
    const progress = terminalProgress();
    const site = toSite(options);
    const built = await new ReleaseBuilder(site.source, openCaches(site, options)).build(report, progress.update);
    if (built !== null) checkRelease(built.release, report);
    const external = options.external && built !== null ? await checkExternal(site, options, report) : null;
    progress.clear();
    const { errors, warnings, failed } = report;
    process.exitCode = failed ? 1 : 0;
    if (options.json) return console.log(JSON.stringify({ errors: toJson(errors), warnings: toJson(warnings) }));
    if (options.annotations) for (const finding of [...errors, ...warnings]) console.log(toAnnotation(finding));
    else printFindings(report);
    const found = `${count(errors.length, 'error')} and ${count(warnings.length, 'warning')}`;
    console.log(built === null ? `Checked: ${found}.` : `Checked ${count(built.pages, 'page')}: ${found}.`);
    if (external !== null) console.log(`Other sites: ${external}.`);
  },
});

/** What became of the pages of other sites, in words. The site is compiled once more, from the cache. */
async function checkExternal(
  site: ReturnType<typeof toSite>,
  options: { readonly 'no-cache': boolean },
  report: Report,
): Promise<string> {
  const compiled = await new SiteCompiler(openCaches(site, options)?.site ?? null).compile(site.source, new Report());
  if (compiled === null) return 'not checked';
  const addresses = findAddresses([compiled, ...(compiled.translations ?? [])], site.contentDir);
  const { found, moved, gone, unknown } = await checkExternalLinks(
    addresses,
    {
      userAgent: `docvane-link-check (${compiled.frame.origin})`,
      timeoutMs: 15_000,
      pauseMs: 1_000,
      cacheFile: join(site.dir, '.cache', 'external-links.json'),
      now: Date.now(),
      knownHost: 'registry.npmjs.org',
    },
    report,
  );
  return `${found} found, ${moved} moved, ${gone} gone, ${unknown} without an answer`;
}
