import { launchBrowser } from './browser.ts';
const b = await launchBrowser(); const p = await b.newPage(); console.log(b.version(), await p.evaluate('1+1')); await b.close();
