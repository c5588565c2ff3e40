import { type Evaluate, enterFunction, evaluateArguments } from './calls.ts';
import type { Evaluator } from './evaluator.ts';
import { MAX_DEPTH } from './known-value.ts';
import type { Located } from './source-module.ts';
import { child, children, methodOf, nameOf } from './syntax-tree.ts';

/**
 * The elements of a list, each with the names in its scope. Includes elements from spreads, from `list.map(create)`
 * and from functions of the project. What cannot be resolved to a list is one element.
 */
export async function readElements(evaluator: Evaluator, list: Located, depth = 0): Promise<Located[]> {
  const found = depth > MAX_DEPTH ? null : await evaluator.names.follow(list);
  if (found === null) return [list];
  const { module, node } = found;
  switch (node.type) {
    case 'ArrayExpression': {
      const elements: Located[] = [];
      for (const element of children(node, 'elements')) {
        const spread = element.type === 'SpreadElement' ? child(element, 'argument') : null;
        if (spread !== null) elements.push(...(await readElements(evaluator, { module, node: spread }, depth + 1)));
        else elements.push(await readReturned(evaluator, { module, node: element }));
      }
      return elements;
    }
    default:
      return (await readMapped(evaluator, found, depth + 1)) ?? [found];
  }
}

/** The elements of `list.map(create)`; null for any other call. */
async function readMapped(evaluator: Evaluator, { module, node }: Located, depth: number): Promise<Located[] | null> {
  const method = node.type === 'CallExpression' ? methodOf(node) : null;
  const [first] = children(node, 'arguments');
  if (method === null || first === undefined) return null;
  const owner = { module, node: method.owner };
  if (method.name === 'filter' && nameOf(first) === 'Boolean') return await readElements(evaluator, owner, depth);
  const isMap = method.name === 'map' || method.name === 'flatMap';
  const create = isMap ? await evaluator.names.findFunction({ module, node: first }) : null;
  const list = create === null ? null : await evaluator.evaluate(owner);
  if (create === null || !Array.isArray(list)) return null;
  const elements: Located[] = [];
  for (const [index, item] of list.entries()) {
    const entered = await enterFunction(create, [item, index, list], valuesOf(evaluator));
    if (entered === null) return null;
    elements.push(...(method.name === 'flatMap' ? await readElements(evaluator, entered, depth) : [entered]));
  }
  return elements;
}

/** The result of calling a function of the project, or the node itself if it is no such call. */
async function readReturned(evaluator: Evaluator, located: Located): Promise<Located> {
  const { module, node } = located;
  const callee = node.type === 'CallExpression' ? child(node, 'callee') : null;
  const create = callee?.type === 'Identifier' ? await evaluator.names.findFunction({ module, node: callee }) : null;
  if (create === null) return located;
  const evaluate = valuesOf(evaluator);
  return (await enterFunction(create, await evaluateArguments(located, evaluate), evaluate)) ?? located;
}

function valuesOf(evaluator: Evaluator): Evaluate {
  return (located) => evaluator.evaluateKnown(located);
}
