import { writeTag } from './attributes.ts';

/** A video by its address, or its id on YouTube. */
export function writeVideo(id: string, title: string | null): string {
  const src = /^https?:/.test(id) ? id : `https://www.youtube.com/watch?v=${id}`;
  return writeTag('Video', { src, title: title ?? 'Video' }, ' />');
}
