import { count } from '../../../base/report/count.ts';
import { isUrl } from '../../../openapi/read/load-description.ts';
import { type Check, diagnose } from '../../../publish/deploy/checks/diagnose.ts';
import { defineCommand } from '../../command.ts';
import { ENGINE_PACKAGE } from '../../engine-package.ts';
import { findSite } from '../../find-site.ts';
import { CONTENT_OPTION, ENV_OPTION, JSON_OPTION, SITE_OPTION, SITE_URL } from '../../options.ts';

export const doctor = defineCommand({
  summary: 'Checks everything that a deploy needs and says how to fix problems.',
  options: {
    site: SITE_OPTION,
    content: CONTENT_OPTION,
    env: ENV_OPTION,
    url: {
      ...SITE_URL,
      help: 'URL of the live site. Default: the origin in site.yaml.',
      accepts: (text) => text === '' || isUrl(text),
    },
    json: JSON_OPTION,
  },
  async run(options, _words, variables) {
    const { dir, contentDir } = findSite(options);
    const checks: Check[] = [];
    for await (const check of diagnose({
      siteDir: dir,
      contentDir,
      engine: { node: ENGINE_PACKAGE.engines.node, wrangler: ENGINE_PACKAGE.dependencies.wrangler ?? '' },
      environment: options.env,
      // An empty one, as of a variable that is not set, is the default.
      url: options.url || undefined,
      variables,
    })) {
      checks.push(check);
      if (!options.json)
        console.log(
          `${check.kind.padEnd(8)} ${check.name.padEnd(14)} ${check.found.replaceAll('\n', `\n${' '.repeat(24)}`)}`,
        );
    }
    const problems = checks.filter(({ kind }) => kind === 'problem').length;
    if (options.json) console.log(JSON.stringify({ problems, checks }));
    else
      console.log(
        problems === 0 ? 'No problems found.' : `${count(problems, 'problem')}: each line says how to fix it.`,
      );
    process.exitCode = problems === 0 ? 0 : 1;
  },
});
