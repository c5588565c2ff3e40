import type { OperationCard } from '../../../../worker/model/api-articles.ts';
import type { Fact, Link } from '../../../../worker/model/api-facts.ts';
import type { Scope } from '../../../../worker/model/api-security.ts';
import type { Server } from '../../../../worker/model/api-servers.ts';
import type { Card, Heading } from '../../../../worker/model/parts.ts';
import { isPlainServer } from '../../../../worker/ui/api/sections.ts';
import { breakIdentifier } from '../../../../worker/ui/break-identifier.ts';
import { descriptionCost, linkCost, valuesCost } from '../../schema/schema-cost.ts';

/** A section with its heading and the heading's link. */
export const SECTION_COST = 3;

export function sum<Item>(items: readonly Item[], cost: (item: Item) => number): number {
  return items.reduce((total, item) => total + cost(item), 0);
}

/** Elements of a list with a wrapper; 0 for an empty list. */
export function listCost<Item>(items: readonly Item[], cost: (item: Item) => number): number {
  return items.length === 0 ? 0 : 1 + sum(items, cost);
}

export function identifierCost(text: string): number {
  return breakIdentifier(text).length - 1;
}

/** The table of contents, limited to the first 200 entries. */
export function tocCost(headings: readonly Heading[]): number {
  const shown = headings.slice(0, 200);
  const nested = shown.filter(({ level }, index) => index > 0 && level > (shown[index - 1]?.level ?? level)).length;
  return shown.length === 0 ? 0 : 4 + 2 * shown.length + nested;
}

/** `POST /invoices/{invoiceId}` with its copy button. */
export function operationLineCost(pathTemplate: string): number {
  const pieces = pathTemplate.split(/(\{[^{}]*\})|(?=\/)/).map((piece) => piece ?? '');
  return 6 + sum(pieces, pieceCost) - (pieces[0]?.startsWith('/') ? 1 : 0);
}

function pieceCost(piece: string): number {
  return identifierCost(piece) + (piece.startsWith('{') || piece.startsWith('/') ? 1 : 0);
}

export function factListCost(facts: readonly Fact[]): number {
  return listCost(facts, () => 2);
}

export function scopeListCost(scopes: readonly Scope[]): number {
  return listCost(scopes, ({ name }) => 2 + identifierCost(name));
}

/** The servers of an operation, below its title. */
export function serversCost(servers: readonly Server[]): number {
  const [first, ...others] = servers;
  if (first === undefined) return 0;
  return others.length === 0 && isPlainServer(first) ? 2 : 3 + listCost(servers, serverCost);
}

/** A server in a list. */
export function serverCost({ url, name, description, variables }: Server): number {
  return (
    2 +
    identifierCost(url) +
    (name === null ? 0 : 1) +
    descriptionCost(description) +
    listCost(
      variables,
      ({ values, description: text }) =>
        4 + descriptionCost(text) + valuesCost(values.map((value) => ({ value, description: null }))),
    )
  );
}

/** A line of links. */
export function linkLineCost(links: readonly Link[]): number {
  return listCost(links, (link) => 1 + linkCost(link));
}

export function cardCost({ description, count }: Card): number {
  return 3 + (description === null ? 0 : 1) + (count === null ? 0 : 1);
}

export function operationCardCost({ pathTemplate, deprecated }: OperationCard): number {
  return 5 + identifierCost(pathTemplate) + (deprecated ? 1 : 0);
}
