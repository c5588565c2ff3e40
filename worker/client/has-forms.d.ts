/** Whether a page of the site has a form: without any, nothing of them is bundled. */
declare const HAS_FORMS: boolean;
