import { cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../../build/base/project-root.ts';
import { newFolder } from '../../../temporary-folder.ts';

/** Packages that the launcher needs. */
const PACKAGES = 'esbuild @esbuild tsx get-tsconfig resolve-pkg-maps react-dom chokidar readdirp'.split(' ');

/** A project with the real launcher and a minimal command line. */
export class SmallEngine {
  readonly dir = realpathSync(newFolder());

  constructor() {
    for (const folder of ['build', 'worker/model', 'worker/search', 'worker/ui', 'node_modules'])
      mkdirSync(join(this.dir, folder), { recursive: true });
    for (const name of PACKAGES)
      symlinkSync(join(PROJECT_ROOT, 'node_modules', name), join(this.dir, 'node_modules', name));
    for (const name of ['cli/engine', 'run.js', 'watch.js'])
      cpSync(join(PROJECT_ROOT, 'build', name), join(this.dir, 'build', name), { recursive: true });
    writeFileSync(join(this.dir, 'package.json'), '{ "type": "module" }');
  }

  /** Writes the code of the command line. */
  write(code: string): void {
    writeFileSync(join(this.dir, 'build', 'cli.ts'), code);
  }
}
