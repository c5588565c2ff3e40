import type { ReactElement } from 'react';
import { useMessages } from '../../messages.tsx';
import type { LanguageTexts } from '../page-texts.ts';
import { LinkList, LinkMenu, type MenuLink } from './link-menu.tsx';

interface LanguageMenuProps {
  readonly languages: LanguageTexts;
}

/** A menu with the page in other languages. */
export function LanguageMenu({ languages }: LanguageMenuProps): ReactElement {
  const t = useMessages();
  return <LinkMenu id="language-menu" name={t.languages} label={languages.label} links={toLinks(languages)} />;
}

export function LanguageList({ languages }: LanguageMenuProps): ReactElement {
  return <LinkList name={useMessages().languages} links={toLinks(languages)} />;
}

function toLinks({ links }: LanguageTexts): MenuLink[] {
  return links.map(({ href, locale, label, current }) => ({
    key: locale,
    label,
    current,
    attributes: { href, lang: locale, hrefLang: locale },
  }));
}
