import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';

/** Adds a sentence to a guide. Returns its file. */
export function editGuide(contentDir: string): string {
  const guide = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file.includes('/'))
    .sort()[0];
  if (guide === undefined) throw new Error('Cannot edit a guide: the content has none in a folder');
  const file = join(contentDir, guide);
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\nOne sentence more.\n`);
  return guide;
}

/** Changes the label of the navbar's first item. */
export function editNavbar(contentDir: string): void {
  const file = join(contentDir, 'site.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.setIn(['navbar', 0, 'label'], 'Handbook');
  writeFileSync(file, String(document));
}

/**
 * Extends a description within one operation in place, as an author does. Returns the operation, or null if no
 * description can be found in the text.
 */
export function editOperation(descriptionFile: string): string | null {
  const text = readFileSync(descriptionFile, 'utf8');
  for (const { name, description } of describedOperations(tryToParse(descriptionFile, text))) {
    const start = text.indexOf(description);
    if (start === -1 || text.includes(description, start + 1)) continue;
    const end = start + description.length;
    writeFileSync(descriptionFile, `${text.slice(0, end)} One sentence more${text.slice(end)}`);
    return name;
  }
  return null;
}

/** Unparsable text, which the build reports as well: there is nothing to edit. */
function tryToParse(file: string, text: string): unknown {
  try {
    return file.endsWith('.json') ? JSON.parse(text) : parse(text);
  } catch {
    return null;
  }
}

/** A text that looks the same in JSON and every YAML style, and is long enough to be unique. */
const PLAIN = /^[A-Za-z][\w ,()'/-]{20,200}(?=[.]?$)/m;

function* describedOperations(root: unknown): Generator<{ name: string; description: string }> {
  for (const [path, item] of entries(entries(root).find(([key]) => key === 'paths')?.[1])) {
    for (const [method, operation] of entries(item)) {
      for (const written of descriptionsIn(operation)) {
        const [description] = PLAIN.exec(written) ?? [];
        if (description !== undefined) yield { name: `${method.toUpperCase()} ${path}`, description };
      }
    }
  }
}

/** The operation's own description, then those of its parameters and responses. */
function* descriptionsIn(value: unknown): Generator<string> {
  for (const [key, held] of entries(value)) if (key === 'description' && typeof held === 'string') yield held;
  const inner = Array.isArray(value) ? value : entries(value).map(([, held]) => held);
  for (const held of inner) yield* descriptionsIn(held);
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
