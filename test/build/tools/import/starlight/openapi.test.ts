import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Report } from '../../../../../build/base/report/report.ts';
import { importProject } from '../../../../../build/tools/import/import-project.ts';
import { outFolder, writeProject } from '../docusaurus/import-fixture.ts';
import { projectOf } from './starlight-project.ts';

const API =
  'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: { /a: { get: { operationId: listA, responses: {} } } }\n';

/** The files of descriptions in `api`, and the errors. `git`: the folder of the repository. */
async function importSchema(schema: string, git: string): Promise<{ files: string[]; errors: readonly string[] }> {
  const project = projectOf(
    `title: 'P', plugins: [openApi([{ base: 'api', schema: '${schema}' }])]`,
    {},
    {
      code: "import openApi from 'starlight-openapi';\n",
    },
  );
  const dir = writeProject({
    ...Object.fromEntries(Object.entries(project).map(([name, text]) => [`repo/web/${name}`, text])),
    'repo/schemas/a.yaml': API,
    'repo/.env': 'openapi: SECRET\n',
    'repo/schemas/b.yaml': 'password: SECRET\n',
    'secret.yaml': API,
    [`${git}/.git/HEAD`]: '',
  });
  symlinkSync(join(dir, 'secret.yaml'), join(dir, 'repo/schemas/link.yaml'));
  const out = outFolder(dir);
  const report = new Report();
  await importProject({ source: join(dir, 'repo/web'), out, dryRun: false }, report);
  return {
    files: existsSync(join(out, 'api')) ? readdirSync(join(out, 'api')) : [],
    errors: report.errors.map(({ message }) => message),
  };
}

describe('importProject() of a Starlight project with a description beside it', () => {
  it('takes one in its Git repository', async () => {
    expect(await importSchema('../schemas/a.yaml', 'repo')).toEqual({ files: ['a.yaml'], errors: [] });
  });

  it.each([
    ['outside of the repository', '../../secret.yaml', 'repo'],
    ['outside of it by a link', '../schemas/link.yaml', 'repo'],
    ['beside a project that is the repository', '../schemas/a.yaml', 'repo/web'],
    ['that is not a description', '../schemas/b.yaml', 'repo'],
    ['with another ending', '../.env', 'repo'],
  ])('takes no file %s', async (_what, schema, git) => {
    expect(await importSchema(schema, git)).toEqual({
      files: [],
      errors: [expect.stringContaining(`the API ${JSON.stringify(schema)}: there is no such file in the project`)],
    });
  });
});
