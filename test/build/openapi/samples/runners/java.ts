import type { SampleRunner } from '../run-samples.ts';

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

export const RUNNER: SampleRunner = {
  extension: 'java',
  command: 'bash',
  driver: [
    '-c',
    `printf '%s' "$0" > "$HOME/Driver.java" && java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "$HOME/Driver.java" "$@"; status=$?; rm -r "$HOME/Driver.java" "$HOME"/classes*; exit $status`,
    DRIVER,
  ],
  probe: ['-c', 'javac --version'],
  streams: 'BodyHandlers.ofLines()',
  saves: 'BodyHandlers.ofFile(Path.of("response.pdf"))',
};
