import { pathToHref } from '../../../worker/model/path.ts';
import { parsePointer, pointerToken } from '../../../worker/request/value/json.ts';
import type { ResolveLink } from '../../markdown/resolve-link.ts';
import type { ApiWarnings } from '../core/api-warnings.ts';
import type { OperationSource } from '../core/collect-operations.ts';
import type { ApiContext } from '../pages/api-context.ts';
import type { SchemaHref } from '../schema/type-label.ts';
import { createLinkFinder, createLinkResolver, type LinkTargets } from './description-links.ts';

/**
 * What a page may ask of the whole API: where other pages are. Answers are noted with the page, so that a kept page is
 * made anew when one of them changes, and not whenever anything does.
 */
export class ApiDirectory {
  readonly resolveLink: ResolveLink;
  readonly #targets: LinkTargets;
  readonly #warnings: ApiWarnings;
  readonly #findLink: ResolveLink;
  readonly #byId: ReadonlyMap<string | null, OperationSource>;
  readonly #byPointer: ReadonlyMap<string, OperationSource>;

  constructor(targets: LinkTargets, warnings: ApiWarnings) {
    const operations = [...targets.paths.keys()];
    this.#targets = targets;
    this.#warnings = warnings;
    this.#findLink = createLinkFinder(targets);
    this.resolveLink = createLinkResolver(targets, warnings);
    this.#byId = new Map(operations.map((source) => [source.operationId, source]));
    this.#byPointer = new Map(operations.map((source) => [source.operation.pointer, source]));
  }

  readonly schemaHref: SchemaHref = (name) => {
    const href = this.#schemaHref(name);
    this.#warnings.relyOn(`schema ${name}`, href);
    return href;
  };

  readonly findOperation: ApiContext['findOperation'] = (operationId, operationRef) => {
    const source = this.#findOperation(operationId, operationRef);
    this.#warnings.relyOn(`operation ${JSON.stringify([operationId, operationRef])}`, this.#describe(source));
    return source;
  };

  operationHref(source: OperationSource): string {
    return pathToHref(this.#targets.base, this.#targets.paths.get(source) ?? this.#targets.overviewPath);
  }

  /** Whether a question that was noted earlier has the same answer today. */
  stillAnswers([question, answer]: readonly [string, string | null]): boolean {
    const space = question.indexOf(' ');
    const subject = question.slice(space + 1);
    switch (question.slice(0, space)) {
      case 'link':
        return this.#findLink(subject) === answer;
      case 'schema':
        return this.#schemaHref(subject) === answer;
      case 'operation': {
        const [operationId, operationRef] = JSON.parse(subject) as [string | null, string | null];
        return this.#describe(this.#findOperation(operationId, operationRef)) === answer;
      }
      default:
        return false;
    }
  }

  #schemaHref(name: string): string | null {
    const path = this.#targets.schemaPaths.get(name);
    return path === undefined ? null : pathToHref(this.#targets.base, path);
  }

  #findOperation(operationId: string | null, operationRef: string | null): OperationSource | null {
    if (operationId !== null) return this.#byId.get(operationId) ?? null;
    const keys = operationRef === null ? null : parsePointer(operationRef);
    return keys === null ? null : (this.#byPointer.get(['#', ...keys.map(pointerToken)].join('/')) ?? null);
  }

  /** What another page shows of an operation. */
  #describe(source: OperationSource | null): string | null {
    return source === null ? null : `${this.operationHref(source)} ${source.title}`;
  }
}
