import { resolve } from 'node:path';
import { BUILD_OPTIONS, parseOptions } from './cli/options.ts';
import { count } from './cli/print-report.ts';
import { type Check, diagnose } from './deploy/diagnose.ts';
import { PROJECT_ROOT } from './project-root.ts';

/** `npm run doctor`: looks at all that a deploy depends on, and says what to do about what is wrong. */
const options = parseOptions(
  {
    content: BUILD_OPTIONS.content,
    env: { type: 'string', default: 'production' },
    url: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  'npm run doctor -- [--content DIR] [--env NAME] [--url https://…] [--json]',
);
const checks: Check[] = [];
for await (const check of diagnose({
  projectRoot: PROJECT_ROOT,
  contentDir: resolve(options.content),
  environment: options.env,
  url: options.url,
  variables: process.env,
})) {
  checks.push(check);
  if (!options.json)
    console.log(
      `${check.kind.padEnd(8)} ${check.name.padEnd(14)} ${check.found.replaceAll('\n', `\n${' '.repeat(24)}`)}`,
    );
}
const problems = checks.filter(({ kind }) => kind === 'problem').length;
if (options.json) console.log(JSON.stringify({ problems, checks }));
else console.log(problems === 0 ? 'All is well.' : `${count(problems, 'problem')}: each line says what to do.`);
process.exitCode = problems === 0 ? 0 : 1;
