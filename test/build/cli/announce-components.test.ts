import { describe, expect, it, vi } from 'vitest';
import { announceComponents } from '../../../build/cli/commands/project/import.ts';

describe('announceComponents()', () => {
  it('names components and pages once', () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    const announce = announceComponents();
    announce(['src/pages/index.js']);
    announce(['Clock', 'Tabs.Item']);
    announce(['Clock']);
    expect(print.mock.calls.flat()).toEqual([
      'Running the code of the project: 1 page: src/pages/index.js.',
      'Running the code of the project: 2 components: <Clock>, <Tabs.Item>.',
    ]);
    print.mockRestore();
  });
});
