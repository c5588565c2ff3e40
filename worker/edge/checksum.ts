/** Whether a record's bytes match the manifest. `sum` is a prefix of their SHA-256 in base64. */
export async function hasChecksum(bytes: ArrayBuffer, sum: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)).startsWith(sum);
}
