import type { ExampleTexts } from '../../../../worker/model/messages/messages.ts';

/** A plausible text for a field with this name, or null. Names are compared as lower-case words joined by `_`. */
export function textByName(name: string, texts: ExampleTexts): string | null {
  const words = toWords(name);
  if (SECRET.test(words) && !PAGE_TOKEN.test(words)) return `YOUR_${words.replace(/^_|_$/g, '').toUpperCase()}`;
  const value = TEXTS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  return typeof value === 'object' && value !== null ? value.write(texts) : value;
}

/** A plausible number for a field with this name, or null. */
export function numberByName(name: string): number | null {
  const words = toWords(name);
  return NUMBERS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

function toWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .toLowerCase()
    .slice(0, 100);
}

const SECRET = /(?:^|_)(?:token|secret|password|passphrase|api_?key|private_key)$/;
const PAGE_TOKEN = /(?:^|_)(?:page|next|previous|continuation|sync)_token$/;

/** A value in the language of the site. */
interface Translated {
  readonly write: (texts: ExampleTexts) => string;
}

/** The first match wins. */
const TEXTS: readonly (readonly [name: RegExp, value: string | Translated])[] = [
  [/(?:^|_)e?mail(?:_address)?$/, 'maria@example.com'],
  [/(?:^|_)(?:first|given)_?name$/, 'Maria'],
  [/(?:^|_)(?:last|family|sur)_?name$/, 'Garcia'],
  [/(?:^|_)(?:full|display|contact|customer|account_holder|owner)_name$/, 'Maria Garcia'],
  [/(?:^|_)(?:company|organi[sz]ation|business|merchant|vendor)(?:_name)?$/, { write: ({ company }) => company }],
  [/(?:^|_)(?:user_?name|login|nickname)$/, 'maria'],
  [/(?:^|_)(?:file_?name)$/, 'report.pdf'],
  [/(?:^|_)(?:phone|mobile|fax|tel)(?:_?number)?$/, '+14155550123'],
  [/(?:^|_)(?:url|uri|href|link|website|homepage|webhook|callback|endpoint|origin)$/, 'https://example.com'],
  // What has such a location is not a place on a map.
  [/(?:^|_)(?:schema|file|document|image|resource|redirect|download|upload)_location$/, 'https://example.com'],
  [/(?:^|_)(?:image|icon|logo|thumbnail|avatar|photo|picture)$/, 'https://example.com/image.png'],
  [/(?:^|_)(?:domain|host|hostname)(?:_name)?$/, 'example.com'],
  [/(?:^|_)ip(?:_?address|v4)?$/, '192.0.2.1'],
  [/(?:^|_)(?:city|town|locality|location)$/, 'Berlin'],
  [/(?:^|_)(?:address_?|line_?)2$/, { write: ({ floor }) => floor }],
  [/(?:^|_)address_?line_?2$/, { write: ({ floor }) => floor }],
  [/(?:^|_)latitude$/, '52.52'],
  [/(?:^|_)longitude$/, '13.405'],
  [/(?:^|_)(?:street|address(?:_?line)?_?1?|line_?1)$/, { write: ({ street }) => street }],
  [/(?:^|_)(?:zip|postal)(?:_?code)?$|(?:^|_)post_?code$/, '10115'],
  [/(?:^|_)country_?code$|^country$/, 'DE'],
  [/(?:^|_)(?:currency)(?:_?code)?$/, 'EUR'],
  [/(?:^|_)(?:locale|language|lang)(?:_?code)?$/, 'en'],
  [/(?:^|_)time_?zone$|^tz$/, 'Europe/Berlin'],
  [/(?:^|_)iban$/, 'DE89370400440532013000'],
  [/(?:^|_)(?:swift|bic)(?:_?code)?$/, 'COBADEFFXXX'],
  [/(?:^|_)(?:date_?of_?birth|birth_?date|dob)$/, '1990-05-17'],
  [
    /(?:^|_)(?:created|updated|modified|deleted|expires?|started|ended|timestamp|date_?time)(?:_(?:at|on|time|date))?$|_at$|(?:^|_)(?:start|end)_time$/,
    '2025-03-14T09:30:00Z',
  ],
  [/(?:^|_)date$|^date_|_date_/, '2025-03-14'],
  [/(?:^|_)(?:amount|price|total|subtotal|balance|cost|fee|tax)$/, '12.50'],
  [/(?:^|_)colou?r$/, '#336699'],
  [/(?:^|_)version$/, '1.0'],
  [/(?:^|_)(?:mime|content|media)_?type$/, 'application/json'],
  [/(?:^|_)u?uid$|(?:^|_)guid$/, '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  [/(?:^|_)(?:hash|sha|sha1|sha256|checksum|digest|fingerprint|signature|etag)$/, '9f86d081884c7d65'],
  [/(?:^|_)sku$/, 'SKU-1001'],
  [/(?:^|_)(?:cursor|token|identifier)$/, 'abc123'],
  [/(?:^|_)(?:id|key|ref|reference|number|code)$/, 'abc123'],
  [/(?:^|_)description$/, { write: ({ description }) => description }],
  [/(?:^|_)(?:title|subtitle|subject|label|caption|headline)$/, { write: ({ title }) => title }],
  [/(?:^|_)(?:reason)$/, { write: ({ reason }) => reason }],
  [
    /(?:^|_)(?:message|msg|comment|note|text|body|content|detail|summary|bio|instruction|info|information|remark)s?$/,
    { write: ({ text }) => text },
  ],
  [/(?:^|_)html$/, { write: ({ text }) => `<p>${text}</p>` }],
  [/(?:^|_)(?:user|owner|author|assignee|created_by|updated_by|modified_by)$/, 'maria'],
  [/(?:^|_)status$/, 'active'],
  [/(?:^|_)error$/, 'invalid_request'],
  [/(?:^|_)role$/, 'member'],
  [/(?:^|_)(?:category|topic|channel|department|group)$/, 'general'],
  [/(?:^|_)(?:slug|tag|alias|keyword|query|q|search|term)$/, 'example'],
  [/(?:^|_)scope$/, 'read'],
  [/(?:^|_)token_type$/, 'Bearer'],
  [/(?:^|_)grant_type$/, 'client_credentials'],
  [/(?:^|_)(?:sort|order|direction|sort_order)$/, 'asc'],
  [/(?:^|_)frequency$/, 'monthly'],
  [/(?:^|_)platform$/, 'web'],
  [/(?:^|_)namespace$/, 'default'],
  [/(?:^|_)branch$/, 'main'],
  [/(?:^|_)path$/, '/reports/march.pdf'],
  [/(?:^|_)user_agent$/, 'Mozilla/5.0'],
  [/(?:^|_)year$/, '2025'],
  [/(?:^|_)name$/, { write: ({ name }) => name }],
];

const NUMBERS: readonly (readonly [name: RegExp, value: number])[] = [
  [/(?:^|_)(?:page|page_?number|page_?no|position|rank|quantity|qty|count|version)$/, 1],
  [/(?:^|_)(?:limit|per_page|page_?size|max_?results|size)$/, 25],
  [/(?:^|_)(?:id|number)$/, 123],
  [/(?:^|_)year$/, 2025],
  [/(?:^|_)month$/, 3],
  [/(?:^|_)day$/, 14],
  [/(?:^|_)lat(?:itude)?$/, 52.52],
  [/(?:^|_)(?:lng|lon|long|longitude)$/, 13.405],
  [/(?:^|_)(?:percent|percentage)$/, 50],
  [/(?:^|_)port$/, 8080],
  [/(?:^|_)(?:amount|price|total|subtotal|balance|cost|fee|tax)$/, 1250],
  [/(?:^|_)(?:created|updated|modified|expires?|timestamp)(?:_at)?$|_at$/, 1741944600],
];
