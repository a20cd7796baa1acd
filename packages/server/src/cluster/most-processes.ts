/** Returns how many serving processes can be of any use on so many cores. */
export function mostProcesses(cores: number): number {
  return Math.max(2, 2 * cores);
}
