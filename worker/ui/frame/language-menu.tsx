import type { ReactElement } from 'react';
import { Icon } from '../icons.tsx';
import { useMessages } from '../messages.tsx';
import type { LanguageTexts } from './page-texts.ts';

const MENU_ID = 'language-menu';

interface LanguageMenuProps {
  readonly languages: LanguageTexts;
}

/** The page in other languages, behind the name of its own: a popover, which needs no script. */
export function LanguageMenu({ languages }: LanguageMenuProps): ReactElement {
  const t = useMessages();
  return (
    <div className="versions" data-versions="">
      <button type="button" popoverTarget={MENU_ID} aria-label={t.languages}>
        <span>{languages.label}</span>
        <Icon name="chevron" />
      </button>
      <LanguageLinks id={MENU_ID} languages={languages} />
    </div>
  );
}

/** The same as a list, for the menu of a narrow window, which is a popover itself. */
export function LanguageList({ languages }: LanguageMenuProps): ReactElement {
  const t = useMessages();
  return (
    <nav className="versions" aria-label={t.languages} data-versions="">
      <LanguageLinks languages={languages} />
    </nav>
  );
}

function LanguageLinks({ id, languages }: LanguageMenuProps & { readonly id?: string }): ReactElement {
  return (
    <ul id={id} popover={id === undefined ? undefined : 'auto'}>
      {languages.links.map(({ href, locale, label, current }) => (
        <li key={locale}>
          <a href={href} lang={locale} hrefLang={locale} aria-current={current ? 'true' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
