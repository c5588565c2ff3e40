import { createElement } from '../../dom/create-element.ts';

/** Replaces a video's still image with its player on click. Before that, no other host is contacted. */
export function playVideos(document: Document): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const still = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-player]') : null;
    // With another key or button, the browser opens the video's page.
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
