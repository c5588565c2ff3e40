import type { ReactElement } from 'react';
import { useMessages } from '../messages.tsx';
import type { FrameForm } from './frame-form.ts';
import type { VersionTexts } from './page-texts.ts';

interface PageNoticesProps {
  readonly form: FrameForm;
  readonly version: VersionTexts['notice'];
}

/** Notices above the text: another language or version, unlisted, draft. */
export function PageNotices({ form, version }: PageNoticesProps): ReactElement | null {
  const t = useMessages();
  if (form.kind === 'error') return null;
  return (
    <>
      {form.draft && (
        <p className="notice">
          <strong>{t.draft}.</strong> {t.draftText}
        </p>
      )}
      {form.unlisted && (
        <p className="notice">
          <strong>{t.unlisted}.</strong> {t.unlistedText}
        </p>
      )}
      {form.isUntranslated && <p className="notice">{t.untranslatedText}</p>}
      {form.isPartlyTranslated && <p className="notice">{t.partlyTranslatedText}</p>}
      {version !== null && (
        <p className="notice">
          {version.text} {version.latest !== null && <a href={version.latest.href}>{version.latest.text}</a>}
        </p>
      )}
    </>
  );
}
