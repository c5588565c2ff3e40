import type { SiteComponent } from '../markdown/site-component.ts';

/** The components of one site. */
export interface SiteComponents {
  /** Tells this code from any other; empty without components. */
  readonly digest: string;
  /** The styles that they import. */
  readonly styles: string;
  /** Paths of those that browsers take over, by their ids. */
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
