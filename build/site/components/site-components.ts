import type { SiteComponent } from '../../page/blocks/site-component.ts';

export interface SiteComponents {
  /** Hash of the code; empty without components. */
  readonly digest: string;
  /** Imported styles. */
  readonly styles: string;
  /** Paths of interactive components, by id. */
  readonly islands: ReadonlyMap<string, string>;
  names(): readonly string[];
  find(name: string): SiteComponent | null;
}

export const NO_COMPONENTS: SiteComponents = {
  digest: '',
  styles: '',
  islands: new Map(),
  names: () => [],
  find: () => null,
};
