type Child = Node | string | null;

/**
 * Creates an element with properties, attributes (names with a hyphen) and children. Text is never parsed as markup.
 */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Readonly<Record<string, unknown>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.includes('-') || key === 'role' || key === 'for') element.setAttribute(key, String(value));
    else (element as unknown as Record<string, unknown>)[key] = value;
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** A button that does not submit. */
export function button(
  label: string,
  onPress: () => void,
  properties: Readonly<Record<string, unknown>> = {},
): HTMLButtonElement {
  const made = h('button', { type: 'button', ...properties }, label);
  made.addEventListener('click', onPress);
  return made;
}

/** A select element. `onChoose` receives the index of the selected option. */
export function choice(
  labels: readonly string[],
  properties: Readonly<Record<string, unknown>>,
  onChoose: (index: number) => void,
): HTMLSelectElement {
  const select = h('select', properties, ...labels.map((label, index) => h('option', { value: String(index) }, label)));
  select.addEventListener('change', () => onChoose(select.selectedIndex));
  return select;
}
