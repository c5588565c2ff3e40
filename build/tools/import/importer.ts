import type { ImportCounts, ImportTarget } from './shared/import-target.ts';

/** Names of the tools that the engine imports from. */
export const ENGINE_TOOLS = ['docusaurus', 'mintlify', 'starlight'] as const;

/** Converts the projects of another documentation tool. */
export interface Importer {
  /** Name of the tool. */
  readonly name: string;
  /** Names of its settings, in the folder of a project, by which a project is recognised. */
  readonly configFiles: readonly RegExp[];
  import(project: ImportedProject, target: ImportTarget): Promise<ImportCounts>;
}

export interface ImportedProject {
  /** Folder of the project. */
  readonly root: string;
  /** Its settings: an absolute path. */
  readonly configFile: string;
}
