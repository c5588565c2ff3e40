/** Groups items in order. A group is closed when its items reach `full` bytes. */
export function groupBySize<T>(items: readonly T[], sizeOf: (item: T) => number, full: number): T[][] {
  const groups: T[][] = [];
  let size = full;
  for (const item of items) {
    if (size >= full) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(item);
    size += sizeOf(item);
  }
  return groups;
}
