import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { PROJECT_ROOT } from '../base/project-root.ts';

const packageSchema = z.object({
  version: z.string(),
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()),
});

/** The engine's own package.json. */
export const ENGINE_PACKAGE = packageSchema.parse(JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')));

export const ENGINE_VERSION = ENGINE_PACKAGE.version;
