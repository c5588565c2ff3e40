import type { SampleLanguageId } from '../../../../build/openapi/samples/languages/languages.ts';

/** Templates as a site would write them; `cli`, `client`, `package` and `token` are settings of the site. */
export const SDK_TEMPLATES: Readonly<Record<SampleLanguageId, string>> = {
  curl: '{{cli}} {{resource}} {{action}} {{arguments}}',

  javascript: `import { {{client}} } from '{{package}}';

const client = new {{client}}({ token: process.env.{{token}} });

const result = await client.{{resource}}.{{action}}({{arguments}});

console.log(result);`,

  php: `<?php

require 'vendor/autoload.php';

$client = new {{client}}(getenv('{{token}}'));

$result = $client->{{resource}}->{{action}}({{arguments}});

print_r($result);`,

  python: `import os

from {{package}} import {{client}}

client = {{client}}(token=os.environ["{{token}}"])

result = client.{{resource}}.{{action}}({{arguments}})

print(result)`,
};
