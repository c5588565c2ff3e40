/** Creates an element and sets some of its properties. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}

/** Creates an icon from one of `icon-outlines.ts`. */
export function createIcon(outline: string): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  for (const [name, value] of Object.entries({ class: 'icon', width: '16', height: '16', viewBox: '0 0 16 16' })) {
    icon.setAttribute(name, value);
  }
  icon.ariaHidden = 'true';
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', outline);
  icon.append(path);
  return icon;
}
