/** The address of a folder beside a script. As a function of its own, so that no bundler takes the folder for a module and looks for it. */
export function beside(script: string, folder: string): URL {
  return new URL(folder, script);
}
