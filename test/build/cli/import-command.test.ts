import { afterEach, describe, expect, it, vi } from 'vitest';
import { announceComponents, importCommand } from '../../../build/cli/commands/project/import.ts';
import { inContent } from '../content-folder.ts';

afterEach(() => vi.restoreAllMocks());

describe('announceComponents()', () => {
  it('names components and pages once', () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const announce = announceComponents();
    announce(['src/pages/index.js']);
    announce(['Clock', 'Tabs.Item']);
    announce(['Clock']);
    expect(print.mock.calls.flat()).toEqual([
      'Running the code of the project: 1 page: src/pages/index.js.',
      'Running the code of the project: 2 components: <Clock>, <Tabs.Item>.',
    ]);
  });
});

describe('the command "import"', () => {
  it('prints nothing but a report with --json', async () => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    await inContent({ 'docs.json': '{ "name": "P", "navigation": { "pages": ["a"] } }', 'a.mdx': '# A\n' }, (dir) =>
      importCommand.parse([dir, '--dry-run', '--json']).run({}),
    );
    expect(print.mock.calls).toEqual([[expect.stringMatching(/^\{.*"dryRun":true\}$/)]]);
  });
});
