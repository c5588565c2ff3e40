import type { SiteFrame } from '../../../worker/model/site.ts';
import type { Report } from '../../base/report/report.ts';
import type { CompiledPage } from '../../page/compiled-page.ts';
import { renderSlots } from '../components/render-slots.ts';
import type { SiteComponents } from '../components/site-components.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { type SiteLink, toSiteLink } from '../docs/site-links.ts';

/** The rendered slots of a site, with their links to check. */
interface CompiledSlots {
  readonly frame: Pick<SiteFrame, 'slots'>;
  readonly links: readonly SiteLink[];
}

export function compileSlots(
  { title, origin, locale, file, slots: choices }: SiteConfig,
  { base, components, pages }: SlotSurroundings,
  report: Report,
): CompiledSlots {
  const links: SiteLink[] = [];
  const site = { title, origin, locale, base };
  const slots = renderSlots(
    choices,
    {
      components,
      site,
      pages,
      onLink({ position }, written, use) {
        const link = toSiteLink({ file, position: position ?? { line: 1, column: 1 } }, written);
        if (link !== null && !/^(?:data:|#)/.test(written))
          links.push({ ...link, ...(use === 'media' ? { use: 'image' } : {}) });
      },
    },
    report,
  );
  return { frame: slots === null ? {} : { slots }, links };
}

interface SlotSurroundings {
  readonly base: string;
  readonly components: SiteComponents;
  readonly pages: readonly CompiledPage[];
}
