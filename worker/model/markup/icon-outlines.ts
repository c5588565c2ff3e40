/*
 * Outlines of the icons on a 16 px grid, with a stroke of 1.5 px in the colour of the text. One constant each, so that a
 * script of the browser contains only those that it draws.
 */
export const ARROW_LEFT = 'M13.5 8h-11M7 3.5 2.5 8 7 12.5';
export const ARROW_RIGHT = 'M2.5 8h11M9 3.5 13.5 8 9 12.5';
export const ARROW_UP = 'M8 13.5v-11M3.5 7 8 2.5 12.5 7';
export const CHECK = 'm2.5 8.5 3.5 3.5 7.5-8';
export const CHEVRON = 'M6 3.5 10.5 8 6 12.5';
export const CHEVRON_DOWN = 'm3 5.5 5 5 5-5';
export const CLOSE = 'm3.5 3.5 9 9m0-9-9 9';
export const COPY = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3';
export const DANGER = 'M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3ZM8 4.75v4M8 11.25h.01';
export const EDIT = 'm10.5 2.5 3 3-8 8h-3v-3zM8.5 4.5l3 3';
export const EXTERNAL = 'M9.5 2.5h4v4M13.5 2.5l-6 6M11.5 9.5v4h-9v-9h4';
export const FILE = 'M9 1.5H3.5v13h9V5zM9 1.5V5h3.5';
export const HOME = 'M2 7.5 8 2l6 5.5M3.75 6v8h8.5V6M6.5 14v-4h3v4';
export const INFO = 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM8 7.25V11M8 5h.01';
export const LOCK = 'M3 7.5h10V14H3zM5 7.5V5a3 3 0 0 1 6 0v2.5';
export const MENU = 'M2 4h12M2 8h12M2 12h12';
export const MOON = 'M13.5 9.8a6 6 0 0 1-7.3-7.3 6 6 0 1 0 7.3 7.3Z';
export const NOTE = 'M3 2h10v12H3zM5.5 5.5h5M5.5 8.5h5M5.5 11.5H8';
export const RETRY = 'M13.5 8a5.5 5.5 0 1 1-1.7-4l1.7 1.5m0-4v4h-4';
export const SEARCH = 'M7 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm3.6-1.4L14 14';
export const SUN =
  'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1v1.25M8 13.75V15M1 8h1.25M13.75 8H15M3.05 3.05l.9.9M12.05 12.05l.9.9M3.05 12.95l.9-.9M12.05 3.95l.9-.9';
export const SYSTEM = 'M2 3h12v8H2zM5.5 14h5M8 11v3';
export const TIP = 'M6 11.25a4.5 4.5 0 1 1 4 0v1.25H6zM6.5 14.75h3';
export const WARNING = 'M8 2l6.75 12H1.25ZM8 6.5V10M8 12h.01';
export const WRAP = 'M2 3.5h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8M10 10.5l-2 2 2 2M2 12.5h3';
