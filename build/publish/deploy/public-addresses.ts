import type { WorkerConfig } from './service/worker-config.ts';

/** Warnings about public addresses on workers.dev that the operator may not expect. */
export function findOpenAddresses({ file, workerName, workersDev }: WorkerConfig): string[] {
  const { hasRoutes, isOn, hasPreviews } = workersDev;
  return [
    ...(hasRoutes && isOn
      ? [
          `${file}: The site is also public at ${workerName}.<account>.workers.dev, because "workers_dev" is true. Remove the line to turn that address off.`,
        ]
      : []),
    ...(hasPreviews
      ? [
          `${file}: Every version that is uploaded is also public, at an address on workers.dev, because "preview_urls" is true. Remove the line to turn these addresses off; the previews of \`docvane preview\` do not need it.`,
        ]
      : []),
  ];
}

/** What a deploy says about the addresses on workers.dev. */
export function describeAddresses({ isOn, hasPreviews }: WorkerConfig['workersDev']): string {
  const toState = (value: boolean): string => (value ? 'on' : 'off');
  return `The address on workers.dev is ${toState(isOn)}, preview addresses are ${toState(hasPreviews)}.`;
}
