/** Opens a dialog over the page, which is gone once it is closed; the focus goes back to where it was (HTML §6.3). */
export function openDialog(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
