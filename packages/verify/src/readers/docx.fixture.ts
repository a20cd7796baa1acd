/** A zip archive with one entry, which is stored, or deflated already. */
export function zipOf(name: string, content: Uint8Array, isDeflated = false): Uint8Array {
  const title = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(title.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(isDeflated ? 8 : 0, 10);
  entry.writeUInt32LE(content.length, 20);
  entry.writeUInt16LE(title.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + title.length + content.length, 16);
  return Buffer.concat([local, title, content, entry, title, end]);
}
