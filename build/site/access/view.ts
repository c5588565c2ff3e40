import { visibleAudiences } from '../../../worker/model/access.ts';
import type { ApiView } from '../../openapi/read/api-access.ts';
import { findAudienceFault, toAccessSettings } from '../config/settings/access-settings.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { AccessRule } from './access-rule.ts';

/** What readers of some audiences see of a site. */
export interface View extends ApiView {
  /** Whether it has everything that any reader may see. */
  readonly isWhole: boolean;
}

/** The view of readers of some audiences, or the one of readers of all. */
export function toView(access: SiteConfig['access'], audiences: readonly string[] | 'all'): View {
  const settings = toAccessSettings(access) ?? { audiences: [] };
  const names = settings.audiences.map(({ name }) => name);
  const own = audiences === 'all' ? names : audiences;
  return {
    names,
    isWhole: audiences === 'all',
    visible: new Set(visibleAudiences(settings, own)),
    findFault: (name) => findAudienceFault(access, name),
  };
}

interface RuleFault {
  readonly location: AccessRule['location'];
  readonly message: string;
}

/** Faults in the audiences that rules name, each once. */
export function findRuleFaults(rules: Iterable<AccessRule>, { findFault }: View): readonly RuleFault[] {
  const faults = [...rules].flatMap(({ audiences, location }) =>
    audiences.flatMap((name): RuleFault[] => {
      const message = findFault(name);
      return message === null ? [] : [{ location, message }];
    }),
  );
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
