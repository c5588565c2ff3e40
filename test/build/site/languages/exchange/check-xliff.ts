import { Parser } from 'htmlparser2';

/** An element of the core: the elements that it may contain, and its attributes. `*`: required. */
interface Rule {
  readonly children: readonly string[];
  readonly attributes: readonly string[];
  readonly hasText?: true;
}

const INLINE = ['cp', 'ph', 'pc', 'sc', 'ec', 'mrk', 'sm', 'em'];
const HINTS = ['canCopy', 'canDelete', 'canReorder', 'copyOf', 'disp', 'equiv', 'subFlows', 'subType', 'type'];
const SPAN = ['canCopy', 'canDelete', 'canOverlap', 'canReorder', 'copyOf', 'dir', 'subType', 'type'];

/** The core of XLIFF 2.0 (§4.2), as far as an export uses it. */
const RULES: Readonly<Record<string, Rule>> = {
  xliff: { children: ['file'], attributes: ['*version', '*srcLang', 'trgLang', 'xmlns', 'xml:space'] },
  file: {
    children: ['skeleton', 'notes', 'unit', 'group'],
    attributes: ['*id', 'canResegment', 'original', 'translate', 'srcDir', 'trgDir', 'xml:space'],
  },
  unit: {
    children: ['notes', 'originalData', 'segment', 'ignorable'],
    attributes: ['*id', 'name', 'canResegment', 'translate', 'srcDir', 'trgDir', 'xml:space', 'type'],
  },
  notes: { children: ['note'], attributes: [] },
  note: { children: [], attributes: ['id', 'appliesTo', 'category', 'priority'], hasText: true },
  originalData: { children: ['data'], attributes: [] },
  data: { children: ['cp'], attributes: ['*id', 'dir', 'xml:space'], hasText: true },
  segment: { children: ['source', 'target'], attributes: ['id', 'canResegment', 'state', 'subState'] },
  ignorable: { children: ['source', 'target'], attributes: ['id'] },
  source: { children: INLINE, attributes: ['xml:lang', 'xml:space'], hasText: true },
  target: { children: INLINE, attributes: ['xml:lang', 'xml:space', 'order'], hasText: true },
  cp: { children: [], attributes: ['*hex'] },
  ph: { children: [], attributes: ['*id', 'dataRef', ...HINTS] },
  pc: { children: INLINE, attributes: ['*id', 'dataRefStart', 'dataRefEnd', ...SPAN], hasText: true },
  sc: { children: [], attributes: ['*id', 'dataRef', 'isolated', ...SPAN] },
  ec: { children: [], attributes: ['id', 'startRef', 'dataRef', 'isolated', ...SPAN] },
};
const TYPES = ['fmt', 'ui', 'quote', 'link', 'image', 'other'];
const NMTOKEN = /^[-.\w:\u00b7-\uffff]+$/;

/** What is wrong with a document by the structural rules and constraints of XLIFF 2.0. */
export function checkXliff(xliff: string): string[] {
  const faults: string[] = [];
  const open: { name: string; children: string[] }[] = [];
  /** Ids of units, of data, and of inline elements of sources and targets in the unit (§4.3.1.21). */
  const units = new Set<string>();
  let data = new Set<string>();
  let ids = { source: new Set<string>(), target: new Set<string>() };
  let segment = { state: 'initial', hasTarget: false };
  const fail = (fault: string): void => void faults.push(`${open.map(({ name }) => name).join('/')}: ${fault}`);

  const checkId = (name: string, { id }: Record<string, string>): void => {
    if (id === undefined) return;
    if (!NMTOKEN.test(id)) fail(`id ${id} is not an NMTOKEN`);
    const content = open.some((one) => one.name === 'target') ? 'target' : 'source';
    const scope =
      name === 'unit'
        ? units
        : name === 'data'
          ? data
          : RULES[name]?.children === INLINE || INLINE.includes(name)
            ? ids[content]
            : null;
    if (scope?.has(id) === true) fail(`id ${id} is not unique`);
    scope?.add(id);
    if (content === 'target' && scope === ids.target && !ids.source.has(id)) fail(`id ${id} is not in a source`);
  };
  const checkReferences = (attributes: Record<string, string>): void => {
    for (const key of ['dataRef', 'dataRefStart', 'dataRefEnd'])
      if (attributes[key] !== undefined && !data.has(attributes[key])) fail(`${key} ${attributes[key]} has no data`);
    if (attributes.startRef !== undefined && !ids.source.has(attributes.startRef)) fail('startRef has no start');
    if (attributes.subType !== undefined && attributes.type === undefined) fail('subType needs type');
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = open.at(-1);
        const rule = RULES[name];
        if (
          rule === undefined ||
          !(parent === undefined ? name === 'xliff' : RULES[parent.name]?.children.includes(name))
        )
          fail(`${name} is not allowed here`);
        if (
          parent !== undefined &&
          ['xliff', 'source', 'target', 'pc', 'unit', 'notes', 'originalData', 'data', 'file'].includes(parent.name) ===
            false &&
          parent.children.includes(name)
        )
          fail(`a second ${name}`);
        const before = parent?.children.at(-1);
        if (name === 'source' && before !== undefined) fail('source is not first');
        if (name === 'target' && before !== 'source') fail('target does not follow source');
        if (
          ['notes', 'originalData'].includes(name) &&
          parent?.children.some((child) => ['segment', 'ignorable'].includes(child))
        )
          fail(`${name} follows a segment`);
        parent?.children.push(name);
        open.push({ name, children: [] });
        const known = (rule?.attributes ?? []).map((attribute) => attribute.replace('*', ''));
        for (const attribute of Object.keys(attributes))
          if (!known.includes(attribute)) fail(`${attribute} is not allowed`);
        for (const attribute of rule?.attributes ?? [])
          if (attribute.startsWith('*') && attributes[attribute.slice(1)] === undefined)
            fail(`${attribute} is missing`);
        if (name === 'unit') [data, ids] = [new Set(), { source: new Set(), target: new Set() }];
        if (name === 'segment') segment = { state: attributes.state ?? 'initial', hasTarget: false };
        if (name === 'target') segment.hasTarget = true;
        if (INLINE.includes(name) && attributes.type !== undefined && !TYPES.includes(attributes.type))
          fail(`type ${attributes.type}`);
        if (name === 'unit' && !/^[^:]+:.+$/.test(attributes.type ?? 'a:b')) fail(`type ${attributes.type}`);
        checkId(name, attributes);
        checkReferences(attributes);
      },
      ontext(text) {
        if (text.trim() !== '' && RULES[open.at(-1)?.name ?? '']?.hasText !== true) fail(`text ${text}`);
      },
      onclosetag(name) {
        const closed = open.at(-1);
        if (name === 'unit' && !closed?.children.includes('segment')) fail('no segment (§4.2.2.5)');
        if (['notes', 'originalData', 'file', 'xliff'].includes(name) && closed?.children.length === 0)
          fail('is empty');
        if (name === 'segment' && segment.state !== 'initial' && !segment.hasTarget)
          fail('state without target (§4.3.1.31)');
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xliff);
  return faults;
}
