import type { Members, Names } from '../../evaluate/names.ts';
import type { Located } from '../../evaluate/source-module.ts';
import { child, children } from '../../evaluate/syntax-tree.ts';
import type { ImportNotes } from '../../shared/report/import-notes.ts';

interface Settings {
  readonly written: Located;
  /** Those that can be told. */
  readonly members: Members;
  /** Names of settings that readers would miss. */
  readonly needed: readonly string[];
}

/** Maximum depth of spreads in each other. */
const MAX_SPREADS = 20;

/**
 * Reports objects that are only known by running the configuration: `...base.themeConfig`. It is an error if settings
 * that readers would miss may be in them.
 */
export async function noteUnknownParts(
  { written, members, needed }: Settings,
  names: Names,
  notes: ImportNotes,
): Promise<void> {
  const missing = needed.filter((name) => !members.has(name)).map((name) => JSON.stringify(name));
  for (const { module, node } of await findUnknown(written, names)) {
    const [location, what] = [module.locate(node), module.quote(node)];
    if (missing.length === 0)
      notes.leaveOut(location, what, 'its settings are only known by running it', 'Write them out in site.yaml.');
    else
      notes.miss(
        location,
        what,
        `its settings are only known by running it, and ${missing.join(' and ')} may be among them`,
        'Write them out in site.yaml.',
      );
  }
}

async function findUnknown(written: Located, names: Names, depth = 0): Promise<Located[]> {
  const object = await names.follow(written);
  if (object?.node.type !== 'ObjectExpression')
    return object?.node.type === 'Identifier' && object.module.bindings !== undefined ? [] : [written];
  const { module, node } = object;
  const found: Located[] = [];
  for (const property of depth > MAX_SPREADS ? [] : children(node, 'properties')) {
    const spread = property.type === 'SpreadElement' ? child(property, 'argument') : null;
    if (spread !== null) found.push(...(await findUnknown({ module, node: spread }, names, depth + 1)));
  }
  return found;
}
