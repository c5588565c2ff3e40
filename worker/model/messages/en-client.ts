import type { ClientMessages } from './client-messages.ts';

export const clientEn: ClientMessages = {
  colorModes: { dark: 'dark mode', light: 'light mode', system: 'system mode' },
  currently: (mode) => `currently ${mode}`,
  groupFailed: 'These pages could not be loaded.',
  tabs: 'Options',
};
