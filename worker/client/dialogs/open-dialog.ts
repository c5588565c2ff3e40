/** Opens a modal dialog, which is removed when it closes. The focus returns to where it was (HTML §6.3). */
export function openDialog(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
