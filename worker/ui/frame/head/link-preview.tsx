import type { ReactElement } from 'react';
import { HOMES } from '../../../model/page-kinds.ts';
import type { FrameForm } from '../frame-form.ts';
import { type LinkTexts, type PageTexts, toOpenGraphLocale } from '../page-texts.ts';

interface LinkPreviewProps {
  readonly form: FrameForm;
  readonly texts: PageTexts;
  readonly links: LinkTexts;
}

/** Link preview metadata (Open Graph, with other names only where Twitter ignores Open Graph). */
export function LinkPreview({ form: { site, kind }, texts, links }: LinkPreviewProps): ReactElement {
  const { title, description } = texts;
  const { canonical, image } = links;
  return (
    <>
      <meta property="og:title" content={title} />
      {description !== null && <meta property="og:description" content={description} />}
      <meta property="og:type" content={HOMES.includes(kind) ? 'website' : 'article'} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={toOpenGraphLocale(site.locale)} />
      {texts.languages?.others.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      {image !== null && <PreviewImageTags image={image} alt={title} />}
      <meta name="twitter:card" content={image === null ? 'summary' : 'summary_large_image'} />
    </>
  );
}

interface PreviewImageTagsProps {
  readonly image: NonNullable<LinkTexts['image']>;
  readonly alt: string;
}

/** The size lets chats reserve space before the image loads. */
function PreviewImageTags({ image: { url, size }, alt }: PreviewImageTagsProps): ReactElement {
  return (
    <>
      <meta property="og:image" content={url} />
      {size !== null && (
        <>
          <meta property="og:image:width" content={`${size.width}`} />
          <meta property="og:image:height" content={`${size.height}`} />
        </>
      )}
      <meta property="og:image:alt" content={alt} />
    </>
  );
}
