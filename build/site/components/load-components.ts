import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PROJECT_ROOT } from '../../base/project-root.ts';
import { SourceError } from '../../base/report/finding.ts';
import { displayPath } from '../../base/source/read-text.ts';
import type { AttributeSchema } from '../../page/blocks/attributes.ts';
import type { SiteComponent } from '../../page/blocks/site-component.ts';
import { bundleComponents, type ComponentBundle, type ComponentFile } from './bundle-components.ts';
import { checkModule } from './check-module.ts';
import { createLineFinder, runBundle, stampOf } from './run-bundle.ts';
import { NO_COMPONENTS, type SiteComponents } from './site-components.ts';

const FOLDER = 'components';

interface Loaded {
  readonly stamp: string;
  readonly inputs: readonly string[];
  readonly components: SiteComponents;
}

/** Loads a site's components. Unchanged files are not bundled again. */
export class ComponentLoader {
  #loaded: Loaded | null = null;

  /** Throws SourceError if the code is invalid or does not export a component. */
  async load(contentDir: string): Promise<SiteComponents> {
    const folder = resolve(contentDir, FOLDER);
    const files = listComponents(folder);
    if (files.length === 0) return NO_COMPONENTS;
    const paths = files.map(({ path }) => path);
    const known = this.#loaded;
    if (known !== null && known.stamp === stampOf([...paths, ...known.inputs])) return known.components;
    const bundle = await bundleComponents(files, folder);
    const inputs = bundle.inputs.map((file) => resolve(PROJECT_ROOT, file)).filter((file) => existsSync(file));
    const components = toComponents(files, bundle, folder);
    this.#loaded = { stamp: stampOf([...paths, ...inputs]), inputs, components };
    return components;
  }
}

/** Placeholder for components that failed to load. Pages that use them are not reported again. */
export function failedComponents(contentDir: string): SiteComponents {
  const names = listComponents(resolve(contentDir, FOLDER)).map(({ name }) => name);
  return { ...NO_COMPONENTS, names: () => names };
}

/** The `components/*.tsx` files of a content folder. They may import from other files and folders. */
function listComponents(folder: string): readonly ComponentFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^[A-Za-z][\w.-]*\.tsx$/.test(file) && !/\.test\.tsx$/.test(file))
    .sort()
    .map((file) => {
      const id = file.slice(0, -'.tsx'.length);
      return {
        path: join(folder, file),
        id,
        name: id.replace(/(?:^|[-_.])(\w)/g, (_, letter) => letter.toUpperCase()),
      };
    });
}

interface BundleExports {
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly render: (
    component: unknown,
    properties: object,
    children: string | null,
    options: { readonly isIsland: boolean; readonly prefix: string },
  ) => string;
}

function toComponents(files: readonly ComponentFile[], bundle: ComponentBundle, folder: string): SiteComponents {
  const digest = hash('sha256', bundle.code + bundle.styles).slice(0, 32);
  const script = join(folder, `bundle-${digest.slice(0, 8)}.cjs`);
  const { modules, render } = run(bundle, script);
  const checked = files.map((file) => ({ file, module: checkModule(modules[file.id] ?? {}, displayPath(file.path)) }));
  const lineOf = createLineFinder(bundle, script);
  const isStyled = bundle.styles !== '';
  const byName = new Map(
    checked.map(({ file: { id, name }, module }): [string, SiteComponent] => [
      name,
      {
        id,
        name,
        isStyled,
        lineOf,
        attributes: module.attributes ?? ({} satisfies AttributeSchema),
        required: module.required ?? [],
        isIsland: module.browser !== undefined,
        given: module.texts === undefined ? {} : { texts: module.texts },
        toMarkdown: module.toMarkdown ?? null,
        render: (properties, children, prefix) =>
          render(module.default, properties, children, { isIsland: module.browser !== undefined, prefix }),
      },
    ]),
  );
  const islands = checked.filter(({ module }) => module.browser !== undefined);
  return {
    digest,
    styles: bundle.styles,
    islands: new Map(islands.map(({ file }) => [file.id, file.path])),
    names: () => [...byName.keys()],
    find: (name) => byName.get(name) ?? null,
  };
}

function run(bundle: ComponentBundle, script: string): BundleExports {
  try {
    return runBundle(bundle, script) as BundleExports;
  } catch (error) {
    const line = createLineFinder(bundle, script)(error);
    throw SourceError.at(
      { file: displayPath(dirname(script)) },
      `Cannot run the components: one threw ${JSON.stringify(String(error))}${line}.`,
    );
  }
}
