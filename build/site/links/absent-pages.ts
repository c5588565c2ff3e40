import type { CompiledApis } from '../../openapi/compile/compile-apis.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import type { LoadedContent } from '../guides/files/load-content.ts';

/** Valid link targets without a page in this build. */
export class AbsentPages {
  readonly #docs: ReadonlySet<string>;
  readonly #unmade: CompiledApis['unmade'];
  readonly #replaced: string | null;

  /** `replaced`: path prefix of the pages whose description a trial replaces. */
  constructor({ docs }: LoadedContent, { unmade }: CompiledApis, replaced: string | null) {
    this.#docs = new Set(docs.map(({ path }) => path));
    this.#unmade = unmade;
    this.#replaced = replaced;
  }

  /** Guides link to operations of the configured description, which a replacement may lack. */
  isOptional(path: string): boolean {
    return this.#replaced !== null && path.startsWith(`${this.#replaced}/`);
  }

  /** Whether a page is missing because of a reported error, so that links to it are not reported too. */
  isUnmade(path: string): boolean {
    return (
      this.#docs.has(path) ||
      this.#unmade.some(
        (api) => path === api.category?.path || path === api.overview || path.startsWith(`${api.path}/`),
      )
    );
  }

  isExpected(path: string): boolean {
    return this.isOptional(path) || this.isUnmade(path);
  }

  /** Paths of all pages, including docs that failed to compile. */
  withDocs(pages: readonly CompiledPage[]): Set<string> {
    return new Set([...pages.map(({ path }) => path), ...this.#docs]);
  }
}
