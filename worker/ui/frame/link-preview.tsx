import type { ReactElement } from 'react';
import type { Frame, PreviewImage } from '../../model/frame.ts';
import { pathToHref } from '../../model/path.ts';
import type { SiteFrame } from '../../model/site.ts';

interface LinkPreviewProps {
  readonly frame: Frame;
  readonly title: string;
  /** Canonical URL. */
  readonly url: string;
}

/** What chats and feeds show of a link (Open Graph; other names only where Twitter reads no Open Graph). */
export function LinkPreview({ frame, title, url }: LinkPreviewProps): ReactElement {
  const { site, description, kind, image } = frame;
  return (
    <>
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
      <meta property="og:type" content={kind === 'landing' ? 'website' : 'article'} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={site.locale} />
      {image !== null && <PreviewImageTags image={image} site={site} alt={title} />}
      <meta name="twitter:card" content={image === null ? 'summary' : 'summary_large_image'} />
    </>
  );
}

interface PreviewImageTagsProps {
  readonly image: PreviewImage;
  readonly site: SiteFrame;
  readonly alt: string;
}

/** Its size lets a chat reserve the room before it has the image. */
function PreviewImageTags({ image: { path, size }, site, alt }: PreviewImageTagsProps): ReactElement {
  return (
    <>
      <meta property="og:image" content={toUrl(site, path)} />
      {size !== null && (
        <>
          <meta property="og:image:width" content={String(size.width)} />
          <meta property="og:image:height" content={String(size.height)} />
        </>
      )}
      <meta property="og:image:alt" content={alt} />
    </>
  );
}

/** An image may be on another host. */
function toUrl({ origin, base }: SiteFrame, path: string): string {
  return /^https?:/.test(path) ? path : origin + pathToHref(base, path);
}
