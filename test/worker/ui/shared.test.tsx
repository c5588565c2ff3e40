import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { page as pageEn } from '../../../worker/model/messages/en.ts';
import { CodeBlock } from '../../../worker/ui/code-block.tsx';
import { Heading } from '../../../worker/ui/heading.tsx';
import { Identifier } from '../../../worker/ui/inline.tsx';
import { renderMarkup } from '../../../worker/ui/messages.tsx';
import { SidebarLinkItem } from '../../../worker/ui/sidebar/sidebar-link-item.tsx';
import { Tabs } from '../../../worker/ui/tabs.tsx';
import { Toc } from '../../../worker/ui/toc.tsx';

describe('Heading', () => {
  it('ends with a link to itself whose name is the heading', () => {
    expect(render(<Heading level={2} id="states" text="States" />)).toBe(
      '<h2 id="states">States</h2><a class="anchor" href="#states" aria-label="Direct link to States"></a>',
    );
  });
});

describe('Toc', () => {
  it('nests deeper headings, even if a level is skipped', () => {
    const headings = [
      { id: 'a', text: 'A', level: 2 },
      { id: 'b', text: 'B', level: 4 },
      { id: 'c', text: 'C', level: 2 },
    ];
    expect(render(<Toc headings={headings} />)).toContain(
      '<ul><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a href="#c">C</a></li></ul>',
    );
  });

  it('renders nothing without headings', () => {
    expect(render(<Toc headings={[]} />)).toBe('');
  });
});

describe('CodeBlock', () => {
  it('escapes plain code and is focusable for scrolling', () => {
    const html = render(<CodeBlock title="a.sh" language="sh" code="a < b && c" />);
    expect(html).toContain(
      '<figcaption>a.sh</figcaption><pre tabindex="0"><code class="language-sh">a &lt; b &amp;&amp; c</code>',
    );
  });

  it('escapes only the quotes that would look like an attribute', () => {
    const html = render(<CodeBlock language="json" code={`{"a": 'b'} <i id="x">&quot;`} />);
    expect(html).toContain(`<code class="language-json">{"a": 'b'} &lt;i id=&quot;x">&amp;quot;</code>`);
  });
});

describe('Tabs', () => {
  it('shows every panel under its label', () => {
    const html = render(<Tabs group="language" tabs={[{ value: 'js', label: 'JavaScript', content: 'x' }]} />);
    expect(html).toBe(
      '<div class="tabs" data-tabs="language"><section data-tab="js"><p>JavaScript</p>x</section></div>',
    );
  });
});

describe('Identifier', () => {
  it('breaks a long name after separators and before capitals', () => {
    expect(render(<Identifier text="/v1/companies/{companyId}" />)).toBe('/v1/<wbr/>companies/<wbr/>{company<wbr/>Id}');
  });

  it('does not break words, however many', () => {
    expect(render(<Identifier text="Send the login e-mail of an expense report" />)).toBe(
      'Send the login e-mail of an expense report',
    );
  });
});

describe('SidebarLinkItem', () => {
  it('abbreviates a method that is wider than its badge', () => {
    expect(render(<SidebarLinkItem href="/api/x" label="Delete" method="DELETE" />)).toBe(
      '<li><a href="/api/x"><b class="method delete">DEL</b>Delete</a></li>',
    );
  });

  it('has the whole label as its title if it may not fit on two lines', () => {
    const label = 'Get the payment methods of a customer by their ids';
    const fitting = label.slice(0, 44);
    expect(render(<SidebarLinkItem href="/api/x" label={label} />)).toContain(`<a href="/api/x" title="${label}">`);
    expect(render(<SidebarLinkItem href="/api/x" label={fitting} />)).not.toContain('title');
  });

  it('strikes through a deprecated operation and labels it', () => {
    expect(render(<SidebarLinkItem href="/api/x" label="Old" deprecated />)).toContain(
      '<s>Old</s><span class="visually-hidden"> (Deprecated)</span>',
    );
  });
});

function render(element: ReactElement): string {
  return renderMarkup(element, pageEn);
}
