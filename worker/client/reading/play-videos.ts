import { createElement } from '../create-element.ts';

/** Puts the player of a video in the place of its still picture on a click; no other host is asked before. */
export function playVideos(document: Document): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const still = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-player]') : null;
    // Another key or button opens the page of the video.
    if (still === null || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const player = createElement('iframe', {
      className: 'video player',
      title: still.title,
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
      referrerPolicy: 'strict-origin-when-cross-origin',
      src: still.dataset.player ?? '',
    });
    still.replaceWith(player);
    player.focus();
  });
}
