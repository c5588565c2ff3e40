import { resolve } from 'node:path';
import { findMessages } from '../../../../../worker/model/messages/find-messages.ts';
import type { Report } from '../../../../base/report/report.ts';
import { openApi } from '../../../../openapi/compile/compile-api.ts';
import { toSitePaths } from '../../../../openapi/compile/site-paths.ts';
import { ApiWarnings } from '../../../../openapi/core/api-warnings.ts';
import { parseWithReferences } from '../../../../openapi/read/load-api.ts';
import { loadDescription } from '../../../../openapi/read/load-description.ts';
import { textAt } from '../values.ts';

/** An operation or webhook of an imported description, and the address that its page will have. */
export interface ApiOperation {
  /** `GET /users` */
  readonly name: string;
  readonly kind: 'operation' | 'webhook';
  readonly id: string | null;
  readonly title: string;
  readonly summary: string | null;
  readonly tags: readonly string[];
  readonly path: string;
  /** The address that another tool's setting gives its page, or null. */
  readonly href: string | null;
}

/** The pages of an imported description. */
export interface ApiPages {
  readonly title: string | null;
  readonly overview: string;
  /** Paths of the pages of tags. */
  readonly tags: readonly string[];
  readonly operations: readonly ApiOperation[];
  /** By name. */
  readonly schemas: ReadonlyMap<string, string>;
}

interface DescriptionFile {
  readonly contentDir: string;
  readonly id: string;
  /** A file in the content folder. */
  readonly description: string;
  /** Path of its pages. */
  readonly path: string;
}

/** The pages that a build makes from a description; null, with a finding, if it cannot be read. */
export async function readApiPages(
  { contentDir, id, description, path }: DescriptionFile,
  reserved: Iterable<string>,
  report: Report,
): Promise<ApiPages | null> {
  return await report.attempt(async () => {
    const warnings = new ApiWarnings();
    const location = resolve(contentDir, description);
    const parsed = await parseWithReferences(await loadDescription(location), { location, contentDir }, warnings);
    const config = { id, description, path, headers: {}, sidebar: id, requiredFirst: true };
    const options = { config, base: '', messages: findMessages('en'), reserved: toSitePaths(reserved) };
    const { outline } = openApi(parsed, options, warnings);
    return {
      title: textAt(parsed.root, 'info', 'title'),
      overview: outline.overviewPath,
      tags: outline.tags.map((tag) => tag.path),
      schemas: outline.schemaPaths,
      operations: outline.operations.map((source) => ({
        name: `${source.method} ${source.pathTemplate}`,
        kind: source.kind,
        id: source.operation.trimmed('operationId'),
        title: source.title,
        summary: source.operation.trimmed('summary'),
        tags: source.tags,
        path: outline.paths.get(source) ?? outline.overviewPath,
        href: source.operation.get('x-mint').trimmed('href'),
      })),
    };
  });
}
