/* What opens above the page, as a script of its own: few readers look up shortcuts or enlarge an image. */

import { adoptStyles } from '../dom/adopt-styles.ts';
import styles from './dialogs.css' with { type: 'text' };

export { showImage, showShortcuts } from './dialogs.ts';

adoptStyles(document, styles);
