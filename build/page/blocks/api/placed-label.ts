/**
 * The label of a control, with what surrounds it: several controls of a page may have the same label, and need names
 * that tell them apart (WCAG 2.2 §2.4.6). The name begins with the visible label (§2.5.3).
 */
export function placedLabel(label: string, within: string): string {
  return within === '' ? label : `${label} (${within})`;
}

/** A place inside another: `Request body lines`. */
export function joinPlace(within: string, name = ''): string {
  return `${within} ${name}`.trim();
}
