import { dirname } from 'node:path';
import { findMessages } from '../../../worker/model/messages/find-messages.ts';
import { isObject, type JsonObject } from '../../../worker/request/value/json.ts';
import { formatFinding, SourceError } from '../../base/report/finding.ts';
import { Report } from '../../base/report/report.ts';
import { type CompiledApi, compileApi } from '../../openapi/compile/compile-api.ts';
import { ApiWarnings } from '../../openapi/core/api-warnings.ts';
import { Cursor } from '../../openapi/core/references/cursor.ts';
import { hideInternal } from '../../openapi/read/hide-internal.ts';
import { parseWithReferences } from '../../openapi/read/load-api.ts';
import { loadDescription } from '../../openapi/read/load-description.ts';
import { normalizeDescription } from '../../openapi/read/normalize-description.ts';
import { articleHtml } from '../../page/compiled-page.ts';
import { countElements } from '../../page/divide-page.tsx';
import { checkExamples } from './check-examples.ts';
import { checkPages } from './check-pages.ts';

/** The result for one description. */
export interface CorpusRow {
  readonly file: string;
  /** `openapi 3.1.0` or `swagger 2.0`; null if it cannot be read. */
  readonly version: string | null;
  readonly operations: number;
  readonly pages: number;
  readonly warnings: number;
  /** User and system time, up to the compiled pages. */
  readonly cpuMs: number;
  /** Peak resident memory of the process so far. */
  readonly peakMb: number;
  /** Total size of all pages as HTML and Markdown. */
  readonly bytes: number;
  /** HTML elements in the largest page. */
  readonly maxElements: number;
  /** The number of generated examples; `validExamples` counts those that ajv accepts. */
  readonly examples: number;
  readonly validExamples: number;
  /** Invalid generated examples with their faults. */
  readonly exceptions: readonly string[];
  /** Faults of the engine; empty if everything is fine. */
  readonly faults: readonly string[];
  /** The reason why the file is not a description; null if it compiled. */
  readonly rejected: string | null;
}

/** The row before anything is known about a description. */
export const EMPTY_ROW: CorpusRow = {
  file: '',
  version: null,
  operations: 0,
  pages: 0,
  warnings: 0,
  cpuMs: 0,
  peakMb: 0,
  bytes: 0,
  maxElements: 0,
  examples: 0,
  validExamples: 0,
  exceptions: [],
  faults: [],
  rejected: null,
};

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Compiles one description like a build, and checks all its pages. */
export async function compileOne(file: string): Promise<CorpusRow> {
  const started = process.cpuUsage();
  const cpuMs = (): number => {
    const { user, system } = process.cpuUsage(started);
    return Math.round((user + system) / 1e3);
  };
  const report = new Report();
  const finish = (row: Partial<CorpusRow>): CorpusRow => ({
    ...EMPTY_ROW,
    cpuMs: cpuMs(),
    ...row,
    file,
    peakMb: Math.round(process.resourceUsage().maxRSS / 1e3),
  });
  try {
    const warnings = new ApiWarnings();
    const parsed = await parseWithReferences(
      await loadDescription(file),
      { location: file, contentDir: dirname(file) },
      warnings,
    );
    const config = { id: 'corpus', description: file, headers: {}, path: '/api', sidebar: 'api', requiredFirst: true };
    const api = compileApi(parsed, { config, base: '', messages: findMessages('en') }, report, warnings);
    const compiled = cpuMs();
    const { examples, valid, exceptions } = checkExamples(readRoot(parsed.root));
    return finish({
      cpuMs: compiled,
      examples,
      validExamples: valid,
      exceptions,
      version: versionOf(parsed.root),
      operations: api.operationCount + api.webhookCount,
      pages: api.pages.length,
      warnings: report.warnings.length,
      bytes: api.pages.reduce((sum, { article, markdown }) => sum + article.byteLength + markdown.byteLength, 0),
      maxElements: Math.max(...api.pages.map((page) => countElements(articleHtml(page)))),
      faults: [...findLostOperations(parsed.root, api), ...checkPages(api.pages, new Set(api.downloads.keys()))].slice(
        0,
        20,
      ),
    });
  } catch (error) {
    if (error instanceof SourceError)
      return finish({ rejected: error.findings.map(formatFinding)[0] ?? error.message });
    return finish({ faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)] });
  }
}

/** The normalized document, without warnings. */
function readRoot(root: JsonObject): Cursor {
  const warnings = new ApiWarnings();
  return Cursor.root(normalizeDescription(root, warnings), warnings);
}

function versionOf(root: JsonObject): string {
  return 'openapi' in root ? `openapi ${String(root.openapi)}` : `swagger ${String(root.swagger)}`;
}

/** Compares the compiled operations with those in the raw data, counted independently of the compiler. */
function findLostOperations(root: JsonObject, api: CompiledApi): string[] {
  const { paths: shown } = hideInternal(root, { keepIndexes: false });
  const items = isObject(shown) ? Object.entries(shown).filter(([path]) => !path.startsWith('x-')) : [];
  const expected = items.reduce((sum, [, item]) => sum + countMethods(item), 0);
  const found = api.operationCount;
  const paths = new Set(api.pages.map(({ path }) => path));
  const faults = found < expected ? [`${expected - found} of ${expected} operations are lost`] : [];
  return paths.size < api.pages.length ? [...faults, 'two pages have one path'] : faults;
}

function countMethods(item: unknown): number {
  if (!isObject(item)) return 0;
  return Object.entries(item).filter(([key, value]) => METHODS.includes(key.toLowerCase()) && isObject(value)).length;
}
