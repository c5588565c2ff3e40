import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { writeReferencePages } from './reference-pages.ts';

/** `npm run reference` writes the generated reference pages. */
const folder = join(PROJECT_ROOT, 'docs', 'reference');
await mkdir(folder, { recursive: true });
for (const [name, text] of Object.entries(await writeReferencePages())) await writeFile(join(folder, name), text);
