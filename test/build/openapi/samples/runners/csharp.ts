import type { SampleRunner } from '../run-samples.ts';

/** Builds all programs as classes of one project and runs them in sequence. */
const DRIVER = `set -e; work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; here=$PWD; n=0; calls=
printf '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>' > "$work/driver.csproj"
for path in "$0" "$@"; do { printf 'static class S%s { public static async Task Main() {\\n' $n; cat "$path"; printf '\\n} }\\n'; } > "$work/S$n.cs"
calls="$calls
try { await S$n.Main(); } catch (Exception error) { Console.Error.WriteLine(error); }"; n=$((n+1)); done
printf '%s\\n' "$calls" > "$work/Program.cs"
export DOTNET_CLI_HOME="$work" DOTNET_CLI_TELEMETRY_OPTOUT=1 DOTNET_NOLOGO=1; dotnet build -v q -o "$work/out" "$work/driver.csproj" >&2; cd "$here"; dotnet "$work/out/driver.dll"`;

export const RUNNER: SampleRunner = {
  extension: 'cs',
  command: 'bash',
  driver: ['-c', DRIVER],
  probe: ['-c', `dotnet --list-sdks | grep -qE '^([89]|[1-9][0-9])\\.'`],
  streams: 'HttpCompletionOption.ResponseHeadersRead',
  saves: 'await File.WriteAllBytesAsync("response.pdf", await response.Content.ReadAsByteArrayAsync());',
};
