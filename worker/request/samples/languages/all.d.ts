export { CSHARP } from './csharp/csharp-language.ts';
export { CURL } from './curl/curl-language.ts';
export { GO } from './go/go-language.ts';
export { JAVA } from './java/java-language.ts';
export { JAVASCRIPT } from './javascript/javascript-language.ts';
export { PHP } from './php/php-language.ts';
export { PYTHON } from './python/python-language.ts';
export { RUBY } from './ruby/ruby-language.ts';
