import { beforeAll, describe, expect, it } from 'vitest';
import { show } from '../../../../test/build/page/prose/block-test.ts';
import { compile } from '../../../../test/build/page/prose/compile.ts';
import { prepareDiagrams } from './draw-diagram.ts';

const fence = (text: string, info = ''): string => `\`\`\`mermaid${info}\n${text}\n\`\`\``;
const FLOW = 'graph LR;\n  A[Quote]-->|accept| B{Paid?}\n  B -. no .-> C([Reminder])';

describe('mermaid', () => {
  beforeAll(() => prepareDiagrams(['mermaid']));

  it('is a labelled drawing in the colours of the page', () => {
    const { html, markdown, findings } = show(fence(FLOW, ' title="How quotes are paid"'));
    expect(html).toMatch(
      /^<figure class="diagram"><div tabindex="0"><svg viewBox="0 0 [\d. ]+" width="[\d.]+em" height="[\d.]+em" role="img" aria-label="How quotes are paid">/,
    );
    expect(html).toMatch(/<\/svg><\/div><figcaption>How quotes are paid<\/figcaption><\/figure>$/);
    for (const label of ['>Quote<', '>accept<', '>Paid?<', '>no<', '>Reminder<']) expect(html).toContain(label);
    expect(html).toContain('fill="var(--_text)"');
    expect(html).not.toMatch(/style=|<style|class="(?!diagram)|#[0-9a-f]{3,6}\b|data-/);
    expect(markdown).toBe(fence(FLOW, ' title="How quotes are paid"'));
    expect(findings).toEqual([]);
    expect(compile(fence(FLOW)).styledBlocks).toEqual(['mermaid']);
  });

  it('is also a Docusaurus component, labelled with its text', () => {
    for (const attribute of ['value', 'chart']) {
      const { html, findings } = show(`<Mermaid ${attribute}={\`flowchart TD\n  A[One] --> B[Two]\`} />`);
      expect(html).toContain('role="img" aria-label="One, Two"');
      expect(findings).toEqual([]);
    }
    expect(show('<Mermaid />').findings[0]).toContain('Cannot draw a diagram without "value".');
  });

  it.each([
    [
      'sequence',
      'sequenceDiagram\n  participant C as Customer\n  C->>Shop: Order\n  alt paid\n    Shop-->>C: Receipt\n  else late\n    Shop->>C: Reminder\n  end',
      ['Customer', 'Shop', 'Order', 'Reminder'],
    ],
    [
      'numbered sequence',
      'sequenceDiagram\n  autonumber 5 2\n  A->>B: Order\n  B-->>A: Receipt\n  autonumber off\n  A->>B: Thanks',
      ['5. Order', '7. Receipt', 'Thanks'],
    ],
    ['sequence numbered in its first line', 'sequenceDiagram autonumber\n  A->>B: Order', ['1. Order']],
    [
      'state',
      'stateDiagram-v2\n  [*] --> Draft\n  Draft --> Sent : send\n  state Sent {\n    [*] --> Open\n  }',
      ['Draft', 'send', 'Open'],
    ],
    [
      'class',
      'classDiagram\n  class Invoice {\n    +String id\n    +send() void\n  }\n  Invoice <|-- CreditNote',
      ['Invoice', 'CreditNote'],
    ],
    [
      'flow with texts on arrows',
      'flowchart\n  A["One -- two --> three"] -- yes --> B--"no way"-->C\n  B -. maybe .-> <b>D</b>\n  C<-- both -->E --- F',
      ['One -- two --&gt; three', 'yes', 'no way', 'maybe', 'both', 'D'],
    ],
    ['state with styles', 'stateDiagram-v2\n  classDef END fill:#fff\n  A --> B\n  class B END', ['A', 'B']],
    [
      'ER',
      'erDiagram\n  CUSTOMER ||--o{ INVOICE : gets\n  INVOICE {\n    string id PK\n  }',
      ['CUSTOMER', 'INVOICE', 'gets'],
    ],
  ])('draws a %s diagram', (_kind, text, labels) => {
    const { html, findings } = show(fence(text));
    expect(findings).toEqual([]);
    for (const label of labels) expect(html).toContain(`>${label}<`);
    expect(html).toMatch(
      /^<figure class="diagram"><div tabindex="0"><svg viewBox="[-\d. ]+" width="[\d.]+em" height="[\d.]+em" /,
    );
  });

  it.each([
    ['flowchart DIAGONAL\n  A --> B', 'the build cannot read "flowchart", so its code is shown'],
    ['gantt\n  title A', 'the build cannot read "gantt"'],
    ['stateDiagram-v2', 'it cannot be drawn without a browser'],
    ['flowchart TD\n  A --> B\n  G --o Help', '"o" of the line "G --o Help" would be missing'],
    ['stateDiagram-v2\n  A --> B\n  note right of A\n    Some text\n  end note', 'would be missing'],
  ])('shows unsupported diagrams as code: %s', (text, reason) => {
    const { html, findings } = show(fence(text));
    expect(html).toContain('<pre');
    expect(findings).toEqual([expect.stringContaining(reason)]);
  });

  it('escapes text, and keeps ids unique', () => {
    const { html } = show(
      `${fence('flowchart TD\n  A["<img src=x onerror=alert(1)>"] --> B["url(https://x.example)"]\n  click A "javascript:alert(1)"\n  style A fill:url(https://x.example)')}\n\n${fence(FLOW)}`,
    );
    expect(html).not.toMatch(/<img|javascript:/);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(1);
  });
});
