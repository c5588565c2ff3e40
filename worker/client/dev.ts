/*
 * Runs beside the site's own script while an author works (`npm run dev`): reloads the page after a build, which keeps
 * its scroll position, and shows build errors over it until they are mended.
 */
import type { DevMessage } from '../model/dev-message.ts';

const OVERLAY_ID = 'dev-errors';

const events = new EventSource('/_/dev/events');
let connected = false;

events.addEventListener('open', () => {
  // A connection that comes back means that the engine itself was restarted with other code.
  if (connected) location.reload();
  connected = true;
});

events.addEventListener('message', ({ data }) => {
  const message = JSON.parse(String(data)) as DevMessage;
  if (message.kind === 'reload') location.reload();
  else showErrors(message.errors);
});

function showErrors(errors: readonly string[]): void {
  document.getElementById(OVERLAY_ID)?.remove();
  if (errors.length === 0) return;
  const overlay = document.createElement('dialog');
  overlay.id = OVERLAY_ID;
  overlay.ariaLabel = 'Build errors';
  const heading = document.createElement('h2');
  heading.textContent = errors.length === 1 ? '1 build error' : `${errors.length} build errors`;
  const list = document.createElement('ol');
  list.append(
    ...errors.map((error) => {
      const item = document.createElement('li');
      item.textContent = error;
      return item;
    }),
  );
  overlay.append(heading, list);
  document.body.append(overlay);
  overlay.showModal();
}
