/** Whether a record has the bytes that the manifest promises: `sum` is the beginning of their SHA-256 in base64. */
export async function hasChecksum(bytes: ArrayBuffer, sum: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)).startsWith(sum);
}
