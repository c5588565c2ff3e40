import type { ReactElement } from 'react';
import type { Frame } from '../../model/frame.ts';
import { pathToHref } from '../../model/path.ts';

interface LinkPreviewProps {
  readonly frame: Frame;
  readonly title: string;
  /** Canonical URL. */
  readonly url: string;
}

/** What chats and feeds show of a link (Open Graph; other names only where Twitter reads no Open Graph). */
export function LinkPreview({ frame, title, url }: LinkPreviewProps): ReactElement {
  const { site, description, kind } = frame;
  const image = frame.image ?? site.image;
  return (
    <>
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
      <meta property="og:type" content={kind === 'landing' ? 'website' : 'article'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={site.locale} />
      {image !== null && <meta property="og:image" content={site.origin + pathToHref(site.base, image)} />}
      <meta name="twitter:card" content={image === null ? 'summary' : 'summary_large_image'} />
    </>
  );
}
