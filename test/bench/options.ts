import { parseOptions } from '../../build/cli/options.ts';
import type { Section } from './figure.ts';

export interface BenchOptions {
  /** Files, or `generated:` and a number of operations; null stands for the sample's own. */
  readonly descriptions: readonly (string | null)[];
  readonly sections: ReadonlySet<Section>;
  readonly check: boolean;
  /** Files to write, or to compare with. */
  readonly json: string | null;
  readonly html: string | null;
  readonly baseline: string | null;
}

const SECTIONS: readonly Section[] = ['build', 'edge', 'pages', 'bundles', 'search'];

const USAGE =
  'npm run bench [-- --description FILE|sample … --only build,edge,pages,bundles,search --check --json FILE --html FILE --baseline FILE]';

/** Parses the command line; a mistake ends the process with the usage. */
export function parseBenchOptions(): BenchOptions {
  const values = parseOptions(
    {
      description: { type: 'string', multiple: true, default: ['sample'] },
      only: { type: 'string', default: SECTIONS.join(',') },
      check: { type: 'boolean', default: false },
      json: { type: 'string' },
      html: { type: 'string' },
      baseline: { type: 'string' },
    },
    USAGE,
  );
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !(SECTIONS as readonly string[]).includes(name));
  if (unknown !== undefined) {
    console.error(
      `Cannot measure ${JSON.stringify(unknown)}: the sections are ${SECTIONS.join(', ')}.\n\nUsage: ${USAGE}`,
    );
    process.exit(2);
  }
  return {
    descriptions: values.description.map((name) => (name === 'sample' ? null : name)),
    sections: new Set(SECTIONS.filter((name) => wanted.includes(name))),
    check: values.check,
    json: values.json ?? null,
    html: values.html ?? null,
    baseline: values.baseline ?? null,
  };
}
