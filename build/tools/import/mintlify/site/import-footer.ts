import { isObject } from '../../../../../worker/request/value/json.ts';
import { listAt, own, textAt } from '../../shared/values.ts';
import type { MintlifyConfig } from '../config/read-docs-json.ts';

export interface FooterLink {
  readonly label: string;
  readonly to: string;
}

const NETWORKS: Readonly<Record<string, string>> = {
  x: 'X',
  twitter: 'Twitter',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  'hacker-news': 'Hacker News',
  'earth-americas': 'Website',
};

/** The columns of the footer, the last with the accounts in social networks. */
export function importFooter({ settings }: MintlifyConfig) {
  const written = own(settings, 'footer');
  const columns = listAt(written, 'links').map((column) => ({
    title: textAt(column, 'header') ?? 'Links',
    links: listAt(column, 'items').flatMap((item): FooterLink[] => {
      const label = textAt(item, 'label');
      const to = textAt(item, 'href');
      return label === null || to === null ? [] : [{ label, to }];
    }),
  }));
  const socials = own(written, 'socials');
  const links = Object.entries(isObject(socials) ? socials : {}).flatMap(([network, to]): FooterLink[] =>
    typeof to === 'string' && to.trim() !== ''
      ? [
          {
            label: Object.hasOwn(NETWORKS, network) ? (NETWORKS[network] ?? network) : capitalize(network),
            to: to.trim(),
          },
        ]
      : [],
  );
  return {
    columns: [...columns, { title: 'Social', links }].filter((column) => column.links.length > 0),
  };
}

function capitalize(name: string): string {
  const words = name.replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
