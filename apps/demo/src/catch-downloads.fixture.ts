import { vi } from 'vitest';

/** Captures saved files by name, until `restore` is called. */
export function catchDownloads() {
  const files = new Map<string, Blob>();
  let last = new Blob();
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      last = blob as Blob;
      return 'blob:here';
    }),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      files.set(this.download, last);
    }),
  ];
  return {
    files,
    restore() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
