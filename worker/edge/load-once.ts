/**
 * A value made from a module that loads with the first call. Only the value is kept: a promise would belong to the
 * request that started it, which may be canceled, and a rejected one would stay.
 */
export function loadOnce<Module, T extends object>(
  load: () => Promise<Module>,
  create: (module: Module) => T,
): () => Promise<T> {
  let value: T | null = null;
  return async () => {
    if (value !== null) return value;
    const module = await load();
    value ??= create(module);
    return value;
  };
}
