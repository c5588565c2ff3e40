import {
  BLOCK_COMMENT,
  CALL,
  DOUBLE_QUOTED,
  LINE_COMMENT,
  NUMBER,
  PUNCTUATION,
  words,
} from '../../../../model/code-grammar.ts';
import type { LiteralMembers, LiteralSyntax } from '../../literal.ts';
import type { SampleLanguage } from '../../sample-language.ts';
import { toCallPrinter } from '../../sdk-printer.ts';
import { toJava, toJavaString } from './java.ts';

/** Compiles the programs at once, each in a package, and runs them in sequence, in one virtual machine. */
const DRIVER = `import java.net.*; import java.nio.file.*; import java.util.*; import javax.tools.*;
class Driver { public static void main(String[] paths) throws Exception {
var out = Files.createTempDirectory(Path.of(System.getenv("HOME")), "classes"); var options = new ArrayList<>(List.of("-d", out.toString()));
for (int i = 0; i < paths.length; i++) { var copy = Files.createDirectory(out.resolve("s" + i)).resolve("Sample.java"); options.add(copy.toString());
Files.writeString(copy, "package s" + i + "; " + Files.readString(Path.of(paths[i]))); }
ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new));
var loader = new URLClassLoader(new URL[] { out.toUri().toURL() });
for (int i = 0; i < paths.length; i++) try { var main = loader.loadClass("s" + i + ".Sample").getDeclaredMethod("main", String[].class);
main.setAccessible(true); main.invoke(null, (Object) new String[0]); } catch (Throwable error) { System.err.println(paths[i] + " " + error + " " + error.getCause()); } } }`;

const JAVA_LITERALS: LiteralSyntax = {
  indentUnit: '    ',
  string: toJavaString,
  array: (items) => `List.of(${items.join(', ')})`,
  object: toObject,
};

export const JAVA: SampleLanguage = {
  id: 'java',
  label: 'Java',
  isDefault: false,
  highlight: 'java',
  aliases: ['java'],
  grammar: {
    comment: `${LINE_COMMENT}|${BLOCK_COMMENT}`,
    string: DOUBLE_QUOTED,
    keyword: words(
      'abstract break case catch class continue default do else enum extends final finally for if implements import ' +
        'instanceof interface new package private protected public record return static switch throw throws try var ' +
        'void while int long double boolean',
    ),
    number: `${NUMBER}|${words('true false null')}`,
    function: CALL,
    punctuation: PUNCTUATION,
  },
  generate: toJava,
  sdk: toCallPrinter({ methodCase: 'camel', literals: JAVA_LITERALS }),
  runner: {
    extension: 'java',
    command: 'bash',
    driver: [
      '-c',
      `printf '%s' "$0" > "$HOME/Driver.java" && java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "$HOME/Driver.java" "$@"; status=$?; rm -r "$HOME/Driver.java" "$HOME"/classes*; exit $status`,
      DRIVER,
    ],
    probe: ['-c', 'javac --version'],
  },
};

function toObject(members: LiteralMembers, indent: string): string {
  if (members.length === 0) return 'Map.of()';
  const lines = members.map(([name, expression]) => `${indent}    Map.entry(${toJavaString(name)}, ${expression})`);
  return `Map.ofEntries(\n${lines.join(',\n')})`;
}
