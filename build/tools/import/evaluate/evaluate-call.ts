import { callFunction, type Evaluate, evaluateArguments } from './calls.ts';
import { UNKNOWN } from './known-value.ts';
import { callListMethod, callObjectMethod, callPlainMethod, type Result, reduceList } from './methods.ts';
import type { Names } from './names.ts';
import type { Located } from './source-module.ts';
import { child, children, methodOf, nameOf } from './syntax-tree.ts';

/** The value of a call to a function of the project or to a method of plain data; null for others. */
export async function evaluateCall({ module, node }: Located, names: Names, evaluate: Evaluate): Promise<Result> {
  const callee = child(node, 'callee');
  const method = methodOf(node);
  if (callee === null || method !== null)
    return method && (await callMethod({ module, node }, method, names, evaluate));
  const found = await names.findFunction({ module, node: callee });
  if (found === null) return null;
  return { value: await callFunction(found, await evaluateArguments({ module, node }, evaluate), evaluate) };
}

async function callMethod(
  { module, node }: Located,
  { owner, name }: NonNullable<ReturnType<typeof methodOf>>,
  names: Names,
  evaluate: Evaluate,
): Promise<Result> {
  const [first, second] = children(node, 'arguments');
  if (nameOf(owner) === 'Object' && first !== undefined)
    return callObjectMethod(name, await evaluate({ module, node: first }));
  // Values from packages, such as `path`, are not plain data.
  if (/^[\w@]/.test(module.imports.get(nameOf(owner) ?? '')?.from ?? '')) return null;
  const object = await evaluate({ module, node: owner });
  // Already reported.
  if (object === UNKNOWN) return { value: UNKNOWN };
  if (Array.isArray(object) && first !== undefined) {
    if (name === 'filter' && nameOf(first) === 'Boolean') return { value: object.filter(Boolean) };
    const found = await names.findFunction({ module, node: first });
    if (found !== null && name === 'reduce' && second !== undefined)
      return { value: await reduceList(object, await evaluate({ module, node: second }), found, evaluate) };
    if (found !== null) return await callListMethod(name, object, found, evaluate);
  }
  return callPlainMethod(name, object, await evaluateArguments({ module, node }, evaluate));
}
