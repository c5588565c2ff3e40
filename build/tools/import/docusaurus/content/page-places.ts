import { join, resolve } from 'node:path';
import { Report } from '../../../../base/report/report.ts';
import { pathBelow } from '../../../../base/source/file-paths.ts';
import { ProjectModules } from '../../evaluate/project-modules.ts';
import { leadsOut } from '../../shared/pages/outside-links.ts';

/** Where the pages of a content folder were in the project. */
export interface PagePlaces {
  readonly root: string;
  readonly contentDir: string;
  /** Folders of docs and blogs, whose names here may differ, and which may be beside the project. */
  readonly pageFolders: readonly {
    /** Absolute folder in the project. */
    readonly dir: string;
    /** Folder in the content folder. */
    readonly folder: string;
  }[];
}

/** Adds the folders of pages that the import copies: those of the project, and of its Git repository. */
export function withPageFolders<T extends Omit<PagePlaces, 'pageFolders'>>(
  places: T,
  folders: PagePlaces['pageFolders'],
): T & PagePlaces {
  return { ...places, pageFolders: folders.filter(({ dir }) => !leadsOut(places.root, dir, null)) };
}

/** The absolute path in the project of a file in the content folder, which the paths in its imports start from. */
export function placeInProject({ root, contentDir, pageFolders }: PagePlaces, file: string): string {
  for (const { dir, folder } of pageFolders) {
    const name = pathBelow(join(contentDir, folder), file);
    if (name !== null) return join(dir, name);
  }
  return resolve(root, pathBelow(contentDir, file) ?? file);
}

/** The modules that pages import. */
export function modulesOf({ root, pageFolders }: PagePlaces): ProjectModules {
  return new ProjectModules(
    root,
    new Report(),
    [],
    pageFolders.map(({ dir }) => dir),
  );
}
