import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json: where the engine's own sources are, wherever a command is started. */
export const PROJECT_ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
