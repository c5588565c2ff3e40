/** Templates as a site would write them. */
export const SDK_TEMPLATES: Readonly<Record<'curl' | 'javascript' | 'php' | 'python', string>> = {
  curl: 'acme {{resource}} {{action}} {{arguments}}',

  javascript: `import { Acme } from 'acme-sdk';

const client = new Acme({ token: process.env.ACME_TOKEN });

const result = await client.{{resource}}.{{action}}({{arguments}});

console.log(result);`,

  php: `<?php

require 'vendor/autoload.php';

$client = new Acme(getenv('ACME_TOKEN'));

$result = $client->{{resource}}->{{action}}({{arguments}});

print_r($result);`,

  python: `import os

from acme-sdk import Acme

client = Acme(token=os.environ["ACME_TOKEN"])

result = client.{{resource}}.{{action}}({{arguments}})

print(result)`,
};
