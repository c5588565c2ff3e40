import type { LaterMessages } from '../../../model/messages/messages.ts';
import { loadDialogs } from '../../dialogs/load-dialogs.ts';
import { createElement } from '../../dom/create-element.ts';

/** An image is worth enlarging if its full width is this many times its displayed width. */
const MIN_GAIN = 1.2;

/** Wraps images that are shown smaller than their size in a button that shows them in full size. */
export function offerZoom(root: ParentNode, messages: LaterMessages): void {
  const observer = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
      observer.unobserve(target);
      void target.decode().then(
        () => makeZoomable(target, messages),
        // An image that fails to load cannot be enlarged.
        () => {},
      );
    }
  });
  for (const image of root.querySelectorAll('main article img')) {
    if (image.closest('a, button') === null) observer.observe(image);
  }
}

function makeZoomable(image: HTMLImageElement, messages: LaterMessages): void {
  if (image.naturalWidth < image.clientWidth * MIN_GAIN) return;
  const button = createElement('button', {
    type: 'button',
    className: 'zoom',
    ariaLabel: messages.enlarge(image.alt),
  });
  image.before(button);
  button.append(image);
  button.addEventListener('click', () => loadDialogs(({ showImage }) => showImage(image, messages)));
}
