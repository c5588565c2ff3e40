import type { Release } from '../../../build/release/records/make-release.ts';
import { BUDGETS } from '../budgets.ts';
import { type Figure, figuresOf } from '../figure.ts';
import { bundleSizes } from './bundle-sizes.ts';

/** The worker's budget is for the sample, because the manifest grows with the site. */
export function measureBundles(subject: string, release: Release): Figure[] {
  const sizes = bundleSizes(release);
  const figure = figuresOf('bundles', subject);
  return [
    figure('worker code, gzip', sizes.workerCode / 1024, 'KiB'),
    figure('manifest, gzip', sizes.manifest / 1024, 'KiB'),
    figure(
      'worker in all, gzip',
      sizes.worker / 1024,
      'KiB',
      subject === 'sample' ? BUDGETS.workerGzipBytes / 1024 : null,
    ),
    figure('worker module for search, gzip', sizes.searchWorker, 'B', searchBudget(release)),
    figure('worker module for pasted text, gzip', sizes.pastedWorker, 'B', BUDGETS.pastedWorkerGzipBytes),
    figure('worker module for agents, gzip', sizes.agentsWorker, 'B', BUDGETS.agentsWorkerGzipBytes),
    figure('worker module for forms, gzip', sizes.formsWorker, 'B', BUDGETS.formsWorkerGzipBytes),
    figure('worker module of the mock, gzip', sizes.mockWorker, 'B', BUDGETS.mockWorkerGzipBytes),
    figure('client, first load, gzip', sizes.client, 'B', BUDGETS.clientGzipBytes),
    figure('CSS, gzip', sizes.css, 'B', BUDGETS.cssGzipBytes),
    figure('search dialog, on first use, gzip', sizes.searchDialog, 'B', BUDGETS.searchDialogGzipBytes),
    figure('form, on first use, gzip', sizes.form, 'B', BUDGETS.formGzipBytes),
    figure('form, to get a token, gzip', sizes.tokenForm, 'B', BUDGETS.tokenFormGzipBytes),
    figure('theme snippet', sizes.themeSnippet, 'B', BUDGETS.themeSnippetBytes),
  ];
}

function searchBudget({ manifest: { site, translations } }: Release): number {
  const isEnglish = site.locale === 'en' && translations === undefined;
  return isEnglish ? BUDGETS.searchWorkerGzipBytes : BUDGETS.searchWorkerInOtherLanguagesGzipBytes;
}
