/** Values that would run `touch canary`, end the program or end a literal if they were treated as code. */
export function toHostileStrings(canary: string): readonly string[] {
  return [
    `$(touch ${canary})`,
    `\`touch ${canary}\``,
    `'; touch ${canary}; '`,
    `"; touch ${canary}; "`,
    `\\'; touch ${canary}; \\'`,
    `\\\\'; touch ${canary} #`,
    `\\"; touch ${canary}; \\"`,
    `| touch ${canary} & touch ${canary} > ${canary}`,
    `\${process.exit(3)}`,
    '`+process.exit(3)+`',
    "'+process.exit(3)+'",
    `\\\${process.exit(3)}`,
    `<?php system('touch ${canary}') ?>`,
    `?><?php system('touch ${canary}');`,
    `{$_SERVER['x']} \${x} $x {$x->y}`,
    `""" + __import__('os').system('touch ${canary}') + """`,
    `''' + __import__('os').system('touch ${canary}') + '''`,
    `" + __import__("os").system("touch ${canary}") + "`,
    `%s %n %(x)s {0} {{x}} {x!r} \\N{BULLET} \\x41 \\101 \\u0041`,
    '!! !touch !$ ~ ~root * ? [a-z] {a,b} =ls #x',
    '$HOME "$HOME" $((1+1)) <(id) >(id)',
    '-rf --output=x -K/etc/passwd',
    '@/etc/passwd',
    '</etc/passwd',
    '\\',
    'ends with \\',
    "ends with '",
    'ends with "',
    '"',
    "'",
    '`',
    '$',
    '${',
    'Zoë 漢字 😀 ½ €',
    'right\u202eto\u202cleft \u2028\u2029 \ufeffmark \u009b31m \u007f',
    '</script><!-- --> ]]>',
  ];
}

/** Multi-line values that would end a heredoc, a nowdoc or a triple quote. */
export function toHostileTexts(canary: string): readonly string[] {
  return [
    `\nJSON;\nsystem('touch ${canary}');\n//`,
    `    JSON\n  TEXT\nTEXT;\nsystem('touch ${canary}');`,
    `EOF\ntouch ${canary}\nEOT\nEND\n`,
    `"""\n__import__('os').system('touch ${canary}')\n"""`,
    `'''\n__import__('os').system('touch ${canary}')\n'''`,
    `\`\n\${process.exit(3)}\n\\\``,
    `line\\\ntouch ${canary}\n`,
    'first\r\nsecond\rthird\n\n\tfourth\n',
    '  leading\n\ttab\n   \n trailing  ',
    'ends with a quote "\n"',
    '\u001b[201~\ntouch x\u001b[200~\u0007',
  ];
}
